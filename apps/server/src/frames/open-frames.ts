import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { framePolicy } from "@glossa/field-types/frame-policy";
import type { FastifyInstance } from "fastify";
import { frameHeaders, framesPath } from "./frame-headers";

/** The suffix of the URLs of frames: browsers cache each forever, so other hosts need another URL. */
export function frameSuffix(hosts: readonly string[]): string {
  if (hosts.length === 0) return "";
  return `?hosts=${createHash("sha256").update(hosts.join(" ")).digest("hex").slice(0, 12)}`;
}

/** Serves frames that may load from the given hosts: the policy is in the header and in each page. */
export async function serveOpenFrames(
  app: FastifyInstance,
  folder: string,
  hosts: readonly string[],
): Promise<void> {
  for (const kind of ["html", "custom"] as const) {
    for (const name of await readdir(join(folder, framesPath, kind))) {
      if (!name.endsWith(".html")) continue;
      const path = `${framesPath}${kind}/${name}`;
      const built = await readFile(join(folder, path), "utf8");
      const page = built.replace(framePolicy(kind), () => framePolicy(kind, hosts));
      if (page === built)
        throw new Error(`The frame ${path} has no policy to let hosts into. Build the app again.`);
      const headers = frameHeaders(path, hosts) ?? {};
      app.get(path, (_, reply) => reply.headers(headers).type("text/html; charset=utf-8").send(page));
    }
  }
}
