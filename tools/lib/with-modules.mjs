// @ts-check
import { installIfNeeded } from "./install.mjs";
import { root } from "./paths.mjs";

/**
 * Gives a tool access to TypeScript modules of the project without a build.
 *
 * @template Result
 * @param {(load: (module: string) => Promise<any>) => Promise<Result>} use
 * @returns {Promise<Result>} what `use` answers
 */
export async function withModules(use) {
  await installIfNeeded(console.log);
  const { createServer } = await import("vite");
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await use((module) => server.ssrLoadModule(module));
  } finally {
    await server.close();
  }
}
