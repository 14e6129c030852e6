import { expect, it } from "vitest";
import { connectionName } from "./connection";

it.each([
  ["a.example", 7, "glossa a.example/7"],
  ["h".repeat(80), 4194304, `glossa ${"h".repeat(48)}/4194304`],
])("the connections of %s, process %d, are named", (host, pid, name) => {
  expect(connectionName(host, pid)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(63);
});
