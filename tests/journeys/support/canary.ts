import { createSocket } from "node:dgram";
import { createServer } from "node:net";

/** A server that must not receive any request. */
export interface Canary {
  url: string;
  /** The first line of everything received: requests, bare connections, packets. */
  heard: string[];
  stop: () => Promise<void>;
}

/** Starts a canary; it records connections and packets, so that it also notices attempts to find out if it exists. */
export async function startCanary(): Promise<Canary> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    heard.push("a connection");
    socket.on("data", (data) => heard.push(String(data).split("\r\n")[0] ?? ""));
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const packets = createSocket("udp4", () => heard.push("a packet"));
  await new Promise<void>((resolve) => packets.bind(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    stop: async () => {
      packets.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
