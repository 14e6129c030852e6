import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";

/** A request that passes the proxy. */
export interface Call {
  method: string;
  path: string;
}

/** What the proxy does to a request. */
export type Fault =
  /** The connection breaks before the server receives the request, after it has handled it, or during its reply. */
  | { cut: "before" | "after" | "within" }
  /** The proxy replies in place of the server. */
  | { status: number; body?: object }
  /** The server handles the request, and its reply is delayed until this resolves. */
  | { until: Promise<unknown> };

/** A proxy in front of a server that can produce every fault. */
export interface FaultyProxy {
  url: string;
  /** Called for each request; returns the fault to produce. */
  faultOf: (call: Call) => Fault | undefined;
  close: () => Promise<void>;
}

/** Whether a call creates, changes or deletes a response. */
export function isResponse({ method, path }: Call): boolean {
  return method !== "GET" && /\/responses(\/|$)/.test(path);
}

/** Starts a proxy on a port; requests keep the host header that the server expects. */
export function startProxy(target: number, port: number): Promise<FaultyProxy> {
  const proxy: FaultyProxy = {
    url: `http://localhost:${port}`,
    faultOf: () => undefined,
    close: () => closed(server),
  };
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url = "/" } = incoming;
    pass(incoming, outgoing, target, proxy.faultOf({ method, path: url }));
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(proxy)));
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, target: number, fault?: Fault): void {
  const { method, url: path, headers, socket } = incoming;
  if (fault && "status" in fault) {
    outgoing.writeHead(fault.status, { "content-type": "application/json" });
    outgoing.end(JSON.stringify(fault.body ?? {}));
    return;
  }
  if (fault && "cut" in fault && fault.cut === "before") {
    socket.destroy();
    return;
  }
  const forwarded = request({ port: target, host: "127.0.0.1", method, path, headers }, (reply) => {
    void passOn(reply, outgoing, fault);
  });
  forwarded.on("error", () => socket.destroy());
  incoming.pipe(forwarded);
}

/** The server has replied, so it has committed. */
async function passOn(reply: IncomingMessage, outgoing: ServerResponse, fault?: Fault): Promise<void> {
  const parts: Buffer[] = [];
  if (!fault) {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
    return;
  }
  for await (const part of reply) parts.push(part);
  if ("until" in fault) await fault.until;
  const body = Buffer.concat(parts);
  const isWhole = !("cut" in fault);
  if (isWhole || fault.cut === "within") outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
  if (isWhole) outgoing.end(body);
  else if (fault.cut === "after") outgoing.socket?.destroy();
  else outgoing.write(body.subarray(0, body.length / 2), () => outgoing.socket?.destroy());
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
