import { describe, expect, it } from "vitest";
import { arrivalIn, isOwnPath } from "./sign-in-attempt";

const base64 = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
const credentials = (username: string, password: string) => ({ kind: "credentials", username, password });

describe("a sign-in attempt in the URL", () => {
  it.each([
    ["a pair", `?auth=${base64("ana:12345678")}`, credentials("ana", "12345678"), ""],
    ["a password with colons", `?auth=${base64("ana:a:b:")}`, credentials("ana", "a:b:"), ""],
    ["letters beyond Latin", `?auth=${base64("Zoë:пароль")}`, credentials("Zoë", "пароль"), ""],
    ["a pair that no server sees (security M6)", `#auth=${base64("ana:a b")}`, credentials("ana", "a b"), ""],
    ["a link", "#link=abc", { kind: "link", token: "abc" }, ""],
    ["a link rather than a pair", `?auth=${base64("a:b")}#link=c`, { kind: "link", token: "c" }, ""],
    ["a pair among other things", `?a=1&auth=${base64("a:b")}&b=2`, credentials("a", "b"), "?a=1&b=2"],
    ["no password", `?auth=${base64("ana:")}`, undefined, ""],
    ["no username", `?auth=${base64(":secret")}`, undefined, ""],
    ["no pair", `?auth=${base64("ana")}`, undefined, ""],
    ["no base64", "?auth=%%%", undefined, ""],
  ])("is read and removed: %s", (_, parts, arrival, rest) => {
    const found = arrivalIn(`http://here/sign-in${parts}`);
    expect(found?.arrival).toEqual(arrival);
    expect(found?.rest.href).toBe(`http://here/sign-in${rest}`);
  });

  it.each(["", "?page=2", "#record"])("is ignored: %s", (parts) => {
    expect(arrivalIn(`http://here/sign-in${parts}`)).toBeUndefined();
  });
});

describe("where to go after signing in", () => {
  it.each([
    ["/", true],
    ["/dataset/1/annotation-mode?page=2", true],
    ["//elsewhere.example", false],
    ["/\\elsewhere.example", false],
    ["https://elsewhere.example", false],
    ["javascript:alert(1)", false],
    ["", false],
  ])("stays in this app: %s", (path, isOwn) => {
    expect(isOwnPath(path)).toBe(isOwn);
  });
});
