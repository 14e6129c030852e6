// @ts-check
import { run } from "./run.mjs";

/**
 * Builds if something has changed: wireit compares the contents of the files that `package.json` lists for each build.
 *
 * @param {(text: string) => void} say
 * @param {"product" | "server" | "cli" | "storybook" | "site" | "packages"} [name]
 */
export async function build(say, name = "product") {
  say("Building what has changed");
  const { code, output } = await run("npm", ["run", "--silent", `build:${name}`]);
  if (code === 0) return;
  console.error(output);
  throw new Error(`npm run build:${name} failed; its output is above.`);
}
