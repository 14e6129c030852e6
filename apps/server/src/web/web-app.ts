import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { frameHeaders, framesPath } from "../frames/frame-headers";
import { betterAddress } from "./host-names";

const noncePlaceholder = "__CSP_NONCE__";
const assetsPath = "/assets/";

/** The built web app: its files, and its page for every other address. */
export interface WebApp {
  serveFiles(app: FastifyInstance): Promise<void>;
  answerPage(request: FastifyRequest, reply: FastifyReply): unknown;
}

/** Reads the built web app; undefined where it has not been built. */
export async function loadWebApp(folder: string, home: () => string): Promise<WebApp | undefined> {
  const file = join(folder, "index.html");
  if (!existsSync(file)) return undefined;
  const page = await readFile(file, "utf8");
  return {
    serveFiles: async (app) => {
      await app.register(fastifyStatic, {
        root: folder,
        index: false,
        // Every file is known at start; addresses that are none go to the page.
        wildcard: false,
        preCompressed: true,
        globIgnore: ["**/*.{br,gz}", "index.html"],
        cacheControl: false,
        setHeaders: (reply, path) => {
          // The copies that are compressed are the same file.
          const address = path
            .slice(folder.length)
            .replaceAll("\\", "/")
            .replace(/\.(br|gz)$/, "");
          for (const [name, value] of Object.entries(headersOf(address))) reply.setHeader(name, value);
        },
      });
    },
    answerPage: (request, reply) => {
      const isFile = [assetsPath, framesPath].some((start) => request.url.startsWith(start));
      const isPage = request.method === "GET" && !isFile;
      if (!isPage) return reply.code(404).send({ detail: "Not Found" });
      const better = betterAddress(request, home());
      if (better) return reply.redirect(better, 307);
      return reply
        .header("cache-control", "no-cache")
        .type("text/html; charset=utf-8")
        .send(page.replaceAll(noncePlaceholder, request.styleNonce));
    },
  };
}

// It fetches the pictures of records for when there is no network, wherever they are, and loads nothing else.
const workerPolicy = "default-src 'none'; connect-src 'self' http: https:";

function headersOf(address: string): Record<string, string> {
  if (address === "/sw.js") return { "cache-control": "no-cache", "content-security-policy": workerPolicy };
  // Names of assets change with their content.
  const isHashed = address.startsWith(assetsPath);
  return (
    frameHeaders(address) ?? {
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    }
  );
}
