import { describe, expect, test } from "vitest";
import { kindOf } from "./value-kind";

describe("the type of a cell", () => {
  test.each([
    ["12", "integer"],
    ["-3", "integer"],
    ["0", "integer"],
    ["007", "text"],
    ["12345678901234567890", "text"],
    ["1.5", "float"],
    [".5e-3", "float"],
    ["1.2.3", "text"],
    ["two", "text"],
    ["https://example.com/a/b.PNG?x=1", "image"],
    ["https://example.com/a", "text"],
    ["data:image/png;base64,AA", "image"],
    ['["a","b"]', "list"],
    ["[a, b]", "text"],
    ['[{"role":"user","content":"hi"}]', "chat"],
    [7, "integer"],
    [0.5, "float"],
    [true, "text"],
    [["a", "b"], "list"],
    [[{ role: "user", content: "hi" }], "chat"],
    [[{ start: 0, end: 2, label: "x" }], "spans"],
    [[[0, 2, "x"]], "spans"],
    [[{ start: 0, label: "x" }], "other"],
    [[{ a: 1 }], "other"],
  ])("%j is %s", (value, kind) => {
    expect(kindOf(value)).toBe(kind);
  });
});
