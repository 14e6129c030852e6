import { type LookupAddress, lookup } from "node:dns";
import { BlockList, isIPv4, type LookupFunction } from "node:net";

/** Whom this server may send messages to. */
export interface Receivers {
  /** Names that may stand for any address, also a private one. */
  hosts: readonly string[];
  /** Whether this very machine may receive; it may while nobody else can reach the server. */
  isLoopbackAllowed: boolean;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

// Addresses inside the network of the server: messages there could reach what its owner never meant to open.
const inner = new BlockList();
for (const [address, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  inner.addSubnet(address, bits, "ipv4");
}
inner.addAddress("::", "ipv6");
for (const [address, bits] of [
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  inner.addSubnet(address, bits, "ipv6");
}

/** Throws when an address may not be sent to. */
export function refuseAddress(address: string, host: string, receivers: Receivers): void {
  if (receivers.hosts.includes(host.toLowerCase())) return;
  const family = isIPv4(address) ? "ipv4" : "ipv6";
  const isLoopback = loopback.check(address, family);
  if (isLoopback ? receivers.isLoopbackAllowed : !inner.check(address, family)) return;
  throw new Error(`${host} is inside the server's own network. GLOSSA_WEBHOOK_HOSTS can allow it`);
}

/** Looks names up for a connection, and refuses those that lead to a forbidden address. */
export function lookupAllowed(receivers: Receivers): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const failure = error ?? refusalOf(found, host, receivers);
      if (failure) done(failure, "", 0);
      else if (options.all) done(null, found);
      else done(null, found[0]?.address ?? "", found[0]?.family);
    });
  };
}

function refusalOf(found: readonly LookupAddress[], host: string, receivers: Receivers): Error | undefined {
  try {
    for (const { address } of found) refuseAddress(address, host, receivers);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
