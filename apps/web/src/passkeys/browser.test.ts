import { expect, it, vi } from "vitest";
import { hasPasskeys } from "./browser";

it.each([
  ["glossa.example.org", {}, true],
  ["localhost", {}, true],
  ["192.0.2.7", {}, false],
  ["[2001:db8::1]", {}, false],
  ["glossa.example.org", { isSecureContext: false }, false],
  ["glossa.example.org", { PublicKeyCredential: undefined }, false],
])("passkeys at %s with %j: %s", (hostname, browser, expected) => {
  vi.stubGlobal("window", {
    location: { hostname },
    isSecureContext: true,
    PublicKeyCredential: class {},
    ...browser,
  });
  expect(hasPasskeys()).toBe(expected);
});
