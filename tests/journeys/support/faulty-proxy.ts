import { createServer, request, type Server } from "node:http";

/** A proxy before a server that can lose replies: the server acts, the browser never hears of it. */
export interface FaultyProxy {
  url: string;
  /** Asked for each write of a response; true loses its reply. */
  loses: (method: string, path: string) => boolean;
  lost: number;
  close: () => Promise<void>;
}

const isAnswer = (method: string, path: string) => method !== "GET" && /\/responses(\/|$)/.test(path);

/** Starts a proxy on a port; requests keep the host that the server expects. */
export function startProxy(target: number, port: number): Promise<FaultyProxy> {
  const proxy: FaultyProxy = {
    url: `http://localhost:${port}`,
    loses: () => false,
    lost: 0,
    close: () => closed(server),
  };
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    const isLost = isAnswer(method, url) && proxy.loses(method, url);
    const forwarded = request({ port: target, host: "127.0.0.1", method, path: url, headers }, (reply) => {
      if (isLost) {
        proxy.lost += 1;
        reply.resume();
        // The server has answered, so it has committed; now the connection breaks.
        reply.on("end", () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.on("error", () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(proxy)));
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
