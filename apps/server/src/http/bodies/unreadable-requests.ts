import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorCodeHeader } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { codeOfStatus, HttpError, sendRefusal } from "../errors/http-errors";

/** Responds to a URL that cannot be decoded, such as `/%zz`, as to everything else that is refused. */
export function refuseUnreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400;
  sendRefusal(new HttpError(status, { detail: STATUS_CODES[status] ?? "Bad Request" }), reply);
}

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Responds to what is not an HTTP request, and closes its connection. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const status = ownValue(statusOf, error.code ?? "") ?? 400;
  const body = JSON.stringify({ detail: STATUS_CODES[status] });
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    `${errorCodeHeader}: ${codeOfStatus(status)}`,
    "Connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
}

/** Refuses requests with several Host headers: a proxy may have used another one of them. */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length > 1) throw new HttpError(400, { detail: "The request has more than one Host header" });
  });
}
