import { readFileSync } from "node:fs";
import { expect, it, test } from "vitest";
import { ignoredVariables, variables } from "./ignored-variables";

test.each([
  ["GLOSSA_NODEMO", "GLOSSA_NO_DEMO"],
  ["GLOSSA_PROT", "GLOSSA_PORT"],
  ["GLOSSA_TRUSTED_PROXY", "GLOSSA_TRUSTED_PROXIES"],
  ["GLOSSA_PUBLICURL", "GLOSSA_PUBLIC_URL"],
  ["GLOSSA_AUDIT_DAY", "GLOSSA_AUDIT_DAYS"],
])("%s is answered with %s", (name, meant) => {
  expect(ignoredVariables({ [name]: "1", PATH: "/bin" })).toEqual([
    `The server does not know the variable ${name}. Did you mean ${meant}?`,
  ]);
});

it("says nothing of variables with other purposes and of its own", () => {
  const own = Object.fromEntries(variables.map((name) => [name, "1"]));
  expect(
    ignoredVariables({ ...own, GLOSSA_TEST_LEVEL: "full", GLOSSA_RESULTS: "a", GLOSSA_SEED: "1", PORT: "1" }),
  ).toEqual([]);
});

it("says that a database is not used where the API is forwarded", () => {
  const env = { GLOSSA_API_URL: "https://argilla.example", DATABASE_URL: "postgres://a/b" };
  expect(ignoredVariables(env)).toEqual([
    "DATABASE_URL has no effect: with GLOSSA_API_URL, this server stores nothing.",
  ]);
});

it("knows each variable that the documentation lists", () => {
  const text = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8");
  const listed = text.match(/^\| [^|]*\| `GLOSSA_[A-Z_]+/gm) ?? [];
  expect(listed.map((line) => line.replace(/.*`/, "")).sort()).toEqual(variables);
});
