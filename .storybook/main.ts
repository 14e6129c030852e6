import { glossaFrames } from "@glossa/field-types/vite";
import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";
import { stylePlugins } from "../tools/lib/styles.mjs";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./docs/**/*.stories.tsx",
    "../stories/**/*.stories.tsx",
    "../packages/*/src/**/*.stories.tsx",
    "../themes/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs"],
  // Without an icon, browsers request /favicon.ico and log an error.
  staticDirs: ["./public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [stylePlugins(), glossaFrames()],
      // Fonts remain separate files, as in the application.
      build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 },
      // If Vite discovered this dependency late, it would reload the page during the first run.
      optimizeDeps: {
        include: ["@vanilla-extract/dynamic", "react", "react-dom/client", "react/jsx-dev-runtime"],
      },
    }),
};

export default config;
