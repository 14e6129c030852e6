import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { frameHeaders, framesPath } from "../frames/frame-headers";
import { frameSuffix, serveOpenFrames } from "../frames/open-frames";
import { everywhere } from "./content-security-policy";
import { betterAddress } from "./host-names";
import { readPageFiles } from "./page-files";

const noncePlaceholder = "__CSP_NONCE__";
const framesPlaceholder = "__FRAMES__";
const assetsPath = "/assets/";

/** The built web app: its files, and its page for every other URL. */
export interface WebApp {
  serveFiles(app: FastifyInstance): Promise<void>;
  sendPage(request: FastifyRequest, reply: FastifyReply): unknown;
}

interface WebAppOptions {
  home: () => string;
  /** The hosts from which the content of records may load pictures, video, audio, fonts and styles. */
  frameHosts: readonly string[];
  /** The hosts from which pages load pictures of records. */
  pictureHosts?: readonly string[];
}

/** Reads the built web app; undefined if it has not been built. */
export async function loadWebApp(
  folder: string,
  { home, frameHosts, pictureHosts = everywhere }: WebAppOptions,
): Promise<WebApp | undefined> {
  const file = join(folder, "index.html");
  if (!existsSync(file)) return undefined;
  const built = await readFile(file, "utf8");
  const page = built.replace(framesPlaceholder, frameSuffix(frameHosts));
  const filesFor = await readPageFiles(folder, built);
  const hasOpenFrames = frameHosts.length > 0;
  return {
    serveFiles: async (app) => {
      await app.register(fastifyStatic, {
        root: folder,
        index: false,
        // Every file is known at start; the page handles all other URLs.
        wildcard: false,
        preCompressed: true,
        globIgnore: ["**/*.{br,gz}", "index.html", ...(hasOpenFrames ? ["frame/**"] : [])],
        cacheControl: false,
        setHeaders: (reply, path) => {
          // The compressed copies have the headers of the original file.
          const address = path
            .slice(folder.length)
            .replaceAll("\\", "/")
            .replace(/\.(br|gz)$/, "");
          for (const [name, value] of Object.entries(headersOf(address, pictureHosts)))
            reply.setHeader(name, value);
        },
      });
      if (hasOpenFrames) await serveOpenFrames(app, folder, frameHosts);
    },
    sendPage: (request, reply) => {
      const isFile = [assetsPath, framesPath].some((start) => request.url.startsWith(start));
      const isPage = ["GET", "HEAD"].includes(request.method) && !isFile;
      if (!isPage) return reply.code(404).send({ detail: "Not Found" });
      const better = betterAddress(request, home());
      if (better) return reply.redirect(better, 307);
      return reply
        .header("cache-control", "no-cache")
        .type("text/html; charset=utf-8")
        .send(
          page
            .replaceAll(noncePlaceholder, request.styleNonce)
            .replace("</head>", `${filesFor(pathOf(request))}</head>`),
        );
    },
  };
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/[?#].*/, "");
}

function headersOf(address: string, pictureHosts: readonly string[]): Record<string, string> {
  if (address === "/sw.js") {
    // It downloads the pictures of records for use without a network, and nothing else.
    const policy = ["default-src 'none'; connect-src 'self'", ...pictureHosts].join(" ");
    return { "cache-control": "no-cache", "content-security-policy": policy };
  }
  // The names of assets change with their content.
  const isHashed = address.startsWith(assetsPath);
  return (
    frameHeaders(address) ?? {
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    }
  );
}
