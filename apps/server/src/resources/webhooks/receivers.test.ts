import { describe, expect, it, test } from "vitest";
import { deliver } from "./deliver";
import { refuseAddress } from "./receivers";

const nobody = { hosts: [], isLoopbackAllowed: false };

describe("allowed addresses of webhooks", () => {
  test.each(["1.1.1.1", "2606:4700:4700::1111", "172.32.0.1", "8.8.8.8"])("include %s", (address) => {
    expect(() => refuseAddress(address, address, nobody)).not.toThrow();
  });

  test.each([
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "127.0.0.1",
    "127.9.9.9",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    // Missing at first (security M5).
    "64:ff9b:1::a00:1",
    "2002:a00:1::1",
    "2001:0:a00:1::1",
    "fec0::1",
    "::10.0.0.1",
  ])("exclude %s", (address) => {
    expect(() => refuseAddress(address, address, nobody)).toThrow(
      `${address} is not found, or is inside the server's own network. GLOSSA_WEBHOOK_HOSTS can allow it`,
    );
  });

  it("include this machine if no other machine can reach the server", () => {
    const local = { hosts: [], isLoopbackAllowed: true };
    expect(() => refuseAddress("127.0.0.1", "localhost", local)).not.toThrow();
    expect(() => refuseAddress("10.0.0.1", "inner", local)).toThrow();
  });

  it("include names that are allowed", () => {
    const named = { hosts: ["hooks.inner"], isLoopbackAllowed: false };
    expect(() => refuseAddress("10.0.0.1", "Hooks.Inner", named)).not.toThrow();
    expect(() => refuseAddress("10.0.0.1", "other.inner", named)).toThrow();
  });

  it("are refused with the same message if a name cannot be resolved (security M5)", async () => {
    const delivery = { id: "a", url: "http://nobody.invalid/", secret: "", body: "{}" };
    await expect(deliver(delivery, nobody)).rejects.toThrow(
      "nobody.invalid is not found, or is inside the server's own network. GLOSSA_WEBHOOK_HOSTS can allow it",
    );
  });

  it("are checked after their name is resolved", async () => {
    const delivery = { id: "a", url: "http://localhost:9/", secret: "", body: "{}" };
    await expect(deliver(delivery, nobody)).rejects.toThrow(/^localhost is not found, or is inside/);
    await expect(deliver({ ...delivery, url: "http://[::1]:9/" }, nobody)).rejects.toThrow(
      /^::1 is not found, or/,
    );
  });
});
