import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    styleNonce: string;
  }
}

/** The sources of the content of records if nothing limits them. */
export const everywhere: readonly string[] = ["http:", "https:"];

/** Which origins besides the app's own pages may use. */
export interface AllowedOrigins {
  /** Sources of pictures, video and audio of records. Default: everywhere. */
  pictureHosts?: readonly string[] | undefined;
  /** The dataset viewer of the model hub, which the app asks for rows; its pages are embedded in `hub-viewer-page.ts`. */
  hub?: { viewerUrl: string };
}

/** Tells browsers what pages may load and run; styles other than the app's own need the response's nonce. */
export async function protectPages(app: FastifyInstance, allowed: AllowedOrigins = {}): Promise<void> {
  app.decorateRequest("styleNonce", "");
  app.addHook("onRequest", async (request) => {
    request.styleNonce = randomBytes(16).toString("base64");
  });
  await app.register(helmet, {
    // The server uses plain HTTP; an HTTPS proxy in front of it can add this.
    strictTransportSecurity: false,
    contentSecurityPolicy: false,
  });
  app.addHook("onSend", async (request, reply) => {
    if (!reply.hasHeader("content-security-policy")) {
      reply.header("content-security-policy", policyFor(request.styleNonce, allowed));
    }
  });
}

function policyFor(nonce: string, { pictureHosts = everywhere, hub }: AllowedOrigins): string {
  const viewer = hub ? [new URL(hub.viewerUrl).origin] : [];
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // The content of a frame can navigate only where the page may embed frames: to the frames themselves.
    "frame-src 'self'",
    ["connect-src 'self'", ...viewer].join(" "),
    ["img-src 'self' data:", ...pictureHosts].join(" "),
    ["media-src", ...(pictureHosts.length > 0 ? pictureHosts : ["'none'"])].join(" "),
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text becomes HTML or the address of a script by these policies only: the library's for Markdown, that of its
    // purifier, and those for the service worker and for the worker that reads files.
    "require-trusted-types-for 'script'",
    "trusted-types glossa dompurify glossa-worker glossa-files",
  ].join("; ");
}
