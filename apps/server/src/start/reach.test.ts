import { expect, test } from "vitest";
import { parseOptions } from "./options";
import { urlsOf } from "./reach";

test.each([
  [[], ["http://localhost:6900"]],
  [["--host", "127.0.0.1"], ["http://localhost:6900"]],
  [["--host", "127.0.0.77"], ["http://127.0.0.77:6900"]],
  [["--host", "::1"], ["http://localhost:6900"]],
  [["--host", "fe80::1"], ["http://[fe80::1]:6900"]],
])("with %j, the server is at %j", (argv, urls) => {
  expect(urlsOf(parseOptions(argv, {}), 6900)).toEqual(urls);
});

test("a public address is printed first", () => {
  const options = parseOptions([], { GLOSSA_PUBLIC_URL: "https://glossa.example" });
  expect(urlsOf(options, 6900)).toEqual(["https://glossa.example", "http://localhost:6900"]);
});
