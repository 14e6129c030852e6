import { expect, test } from "vitest";
import { coarseNetwork } from "./coarse-network";

test.each([
  ["192.0.2.77", "192.0.2.0/24"],
  ["::ffff:192.0.2.77", "192.0.2.0/24"],
  ["127.0.0.1", "localhost"],
  ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3::/48"],
  ["::1", "localhost"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
])("%s is in %s", (address, network) => {
  expect(coarseNetwork(address)).toBe(network);
});
