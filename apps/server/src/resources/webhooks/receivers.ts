import { type LookupAddress, lookup } from "node:dns";
import { BlockList, isIPv4, type LookupFunction } from "node:net";

/** The address of a receiver is unknown, or messages may not be sent to it. */
export class RefusedAddress extends Error {}

/** The receivers that this server may send messages to. */
export interface Receivers {
  /** Host names that may resolve to any address, including private ones. */
  hosts: readonly string[];
  /** Whether this machine itself may receive; allowed while nobody else can reach the server. */
  isLoopbackAllowed: boolean;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

// Addresses inside the network of the server: messages could reach services that are not meant to be exposed.
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
for (const [address, bits] of [
  // IPv4 addresses in other forms: "compatible", of translators (NAT64), of tunnels (Teredo, 6to4).
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2001::", 32],
  ["2002::", 16],
  ["fec0::", 10],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  inner.addSubnet(address, bits, "ipv6");
}

/** Throws if messages may not be sent to an address. */
export function refuseAddress(address: string, host: string, receivers: Receivers): void {
  if (receivers.hosts.includes(host.toLowerCase())) return;
  const family = isIPv4(address) ? "ipv4" : "ipv6";
  const isLoopback = loopback.check(address, family);
  if (isLoopback ? receivers.isLoopbackAllowed : !inner.check(address, family)) return;
  throw unreachable(host);
}

/**
 * One message for unknown and for forbidden hosts; otherwise webhooks would reveal which names exist inside.
 */
function unreachable(host: string): Error {
  return new RefusedAddress(
    `${host} is not found, or is inside the server's own network. GLOSSA_WEBHOOK_HOSTS can allow it`,
  );
}

/** Resolves names for a connection, and refuses those that resolve to a forbidden address. */
export function lookupAllowed(receivers: Receivers): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const failure = error ? unreachable(host) : refusalOf(found, host, receivers);
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
