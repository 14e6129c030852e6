// @ts-check
import { runBin } from "./run.mjs";
import { whenStale } from "./stale.mjs";

const shared = ["packages", "themes", "locales"];

const targets = [
  {
    name: "server",
    label: "the server",
    sources: ["apps/server", ...shared],
    result: "apps/server/dist/main.js",
  },
  { name: "web", label: "the app", sources: ["apps/web", ...shared], result: "apps/web/dist/index.html" },
  {
    name: "cli",
    label: "the commands",
    sources: ["apps/cli", "demo", ...shared],
    result: "apps/cli/dist/index.js",
  },
];

/**
 * Builds what the product runs from, as far as sources have changed.
 *
 * @param {(text: string) => void} say
 * @param {string[]} names default: everything
 */
export async function buildIfNeeded(say, names = targets.map(({ name }) => name)) {
  for (const target of targets.filter(({ name }) => names.includes(name))) {
    await whenStale(target, async () => {
      say(`Building ${target.label}`);
      await mustRun("vite", ["build", "-c", `apps/${target.name}/vite.config.ts`, "--logLevel", "warn"]);
    });
  }
}

/**
 * Builds the component library if its sources have changed.
 *
 * @param {(text: string) => void} say
 */
export async function buildStorybookIfNeeded(say) {
  const target = {
    name: "storybook",
    sources: [".storybook", "stories", ...shared],
    result: "storybook-static/index.json",
  };
  await whenStale(target, async () => {
    say("Building the component library");
    await mustRun("storybook", ["build", "--quiet", "--disable-telemetry"]);
  });
}

/**
 * @param {string} bin
 * @param {string[]} args
 */
async function mustRun(bin, args) {
  const { code, output } = await runBin(bin, args);
  if (code === 0) return;
  console.error(output);
  throw new Error(`${bin} ${args.join(" ")} failed; what it printed stands above.`);
}
