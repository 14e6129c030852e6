// @ts-check
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { framePolicyHeaders } from "./policy.mjs";
import { shellOf } from "./shell.mjs";

const id = "virtual:glossa-frames";
/** @type {import("./policy.mjs").FrameKind[]} */
const kinds = ["html", "custom"];

/**
 * Builds the two frames that show content of records, and provides their URLs as the module `virtual:glossa-frames`. A
 * URL changes with its content, so that servers may allow caching without a time limit.
 *
 * @returns {import("vite").Plugin}
 */
export function glossaFrames() {
  /** @type {Promise<Frame[]> | undefined} */
  let built;
  const frames = () => {
    built ??= Promise.all(kinds.map(buildFrame));
    return built;
  };
  let base = "/";
  let isBuild = false;
  return {
    name: "glossa-frames",
    configResolved(config) {
      base = config.base;
      isBuild = config.command === "build";
    },
    resolveId: { filter: { id: /^virtual:glossa-frames$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:glossa-frames$/ },
      async handler() {
        const all = await frames();
        if (isBuild) {
          for (const { fileName, source } of all) this.emitFile({ type: "asset", fileName, source });
        }
        const addresses = Object.fromEntries(all.map(({ kind, fileName }) => [kind, base + fileName]));
        return `export const frameAddresses = ${JSON.stringify(addresses)};`;
      },
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [path] = request.url?.split("?") ?? [];
        const frame = (await frames()).find(({ fileName }) => path === base + fileName);
        if (!frame) return next();
        response.setHeader("content-type", "text/html; charset=utf-8");
        for (const [name, value] of Object.entries(framePolicyHeaders(frame.kind)))
          response.setHeader(name, value);
        response.end(frame.source);
      });
    },
  };
}

/** @typedef {{ kind: import("./policy.mjs").FrameKind, fileName: string, source: string }} Frame */

/**
 * @param {import("./policy.mjs").FrameKind} kind
 * @returns {Promise<Frame>}
 */
async function buildFrame(kind) {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      copyPublicDir: false,
      lib: {
        // Without an extension: the file is TypeScript here and JavaScript in the published package.
        entry: fileURLToPath(new URL(`./guest/${kind}`, import.meta.url)),
        formats: ["iife"],
        name: "guest",
      },
    },
  });
  const [output] = /** @type {import("vite").Rolldown.RolldownOutput[]} */ (result);
  const source = shellOf(kind, output?.output[0].code ?? "");
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 12);
  return { kind, fileName: `frame/${kind}/${hash}.html`, source };
}
