import { expect, test } from "vitest";
import { userOfToken } from "./user-of-token";

const aToken = (payload: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const encoded = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  return `e30.${encoded.replaceAll("=", "")}.signature`;
};

test.each([
  ["the claim of a token", aToken({ identity: "user-1", name: "Zoë 🙂 ÿÿÿ???" }), "user-1"],
  ["a token without the claim", aToken({ sub: "ana" }), aToken({ sub: "ana" })],
  ["a token of another form", "opaque", "opaque"],
  ["no token", null, undefined],
])("the user of %s", (_, token, user) => {
  expect(userOfToken(token)).toBe(user);
});
