import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { StartError } from "./start-error";

const loopbacks = ["127.0.0.1", "::1"];

/** Whether an address is a loopback address. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return name === "localhost" || name === "::1" || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Listens on a host, or on both loopback addresses. Returns the port and a function that stops. */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host?: string },
): Promise<{ port: number; close(): Promise<void> }> {
  const [first = "127.0.0.1", ...others] = host === undefined || host === "localhost" ? loopbacks : [host];
  await app.listen({ port, host: first }).catch((error: NodeJS.ErrnoException) => refuse(error, port, first));
  const address = app.server.address();
  const actualPort = typeof address === "object" && address !== null ? address.port : port;
  const servers: Server[] = [];
  for (const other of others) {
    const server = await listenToo(app, actualPort, other);
    if (server) servers.push(server);
  }
  return {
    port: actualPort,
    close: async () => {
      const freed = [app.server, ...servers].map(freeConnections);
      await Promise.all([app.close(), ...servers.map(closeServer)]);
      for (const stop of freed) stop();
    },
  };
}

/** Refuses a port that is in use before anything is created for the server. */
export async function refuseTakenPort({
  port,
  host = "127.0.0.1",
}: {
  port: number;
  host?: string;
}): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen({ port, host }, resolve);
  }).catch((error: NodeJS.ErrnoException) => refuse(error, port, host));
  await closeServer(probe);
}

// One Fastify instance has one listening server; the second loopback address gets a server of its own.
async function listenToo(app: FastifyInstance, port: number, host: string): Promise<Server | undefined> {
  const server = createServer((request, response) => app.routing(request, response));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen({ port, host }, resolve);
    });
    return server;
  } catch (error) {
    // Machines without IPv6 have no such address.
    if (["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(String((error as NodeJS.ErrnoException).code)))
      return undefined;
    await app.close();
    return refuse(error as NodeJS.ErrnoException, port, host);
  }
}

function refuse(error: NodeJS.ErrnoException, port: number, host: string): never {
  if (error.code === "EADDRINUSE") {
    throw new StartError(`Port ${port} is already in use: choose another one with --port.`);
  }
  if (error.code === "EACCES") {
    throw new StartError(
      `This account is not permitted to use port ${port}: choose one above 1023 with --port.`,
    );
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    throw new StartError(`This machine has no address ${host}: choose another one with --host.`);
  }
  throw error;
}

/** How long running requests may take after the server was asked to stop, in ms. */
const LAST_ANSWERS_MS = 10_000;

// Otherwise a connection that was in use when the server began to close is kept alive for more than a minute.
function freeConnections(server: Server): () => void {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const last = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  return () => {
    clearInterval(idle);
    clearTimeout(last);
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
