import { isIPv6 } from "node:net";

/** The network of an IP address: an IPv6 customer has at least the last 64 bits. */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return `${[...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

function groups(text: string): string[] {
  // An IPv4 address at the end has the length of two groups, which are not part of the network.
  return text === "" ? [] : text.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}
