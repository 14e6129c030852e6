import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = process.env.GLOSSA_DEV_API ?? "http://127.0.0.1:6900";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  server: { port: 5173, proxy: { "/api": server } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    // Fonts and pictures stay files: the content security policy allows no data addresses for fonts.
    assetsInlineLimit: 0,
  },
});
