import { isIPv4 } from "node:net";
import { networkOf } from "../../security/network";
import { isLoopbackHost } from "../../start/listen";

const loopback = networkOf("::1");

/** The network of an address as users see it: enough to recognise a place, too little to find a person. */
export function coarseNetwork(address: string): string {
  const network = networkOf(address);
  if (isLoopbackHost(network) || network === loopback) return "localhost";
  if (isIPv4(network)) return `${network.split(".").slice(0, 3).join(".")}.0/24`;
  return `${network.split(":").slice(0, 3).join(":")}::/48`;
}
