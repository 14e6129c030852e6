import { describe, expect, test } from "vitest";
import { quoted, quotedStart } from "./message-text";

describe("a value as messages quote it", () => {
  test.each<[unknown, string]>([
    ["a", "'a'"],
    ["it's", '"it\'s"'],
    ['"it\'s"\n', "'\"it\\'s\"\\n'"],
    [2, "2"],
    [null, "None"],
    [true, "True"],
    [["a", [], {}], "['a', [], {}]"],
    [{ a: 1, b: ["c"] }, "{'a': 1, 'b': ['c']}"],
    ["a".repeat(1001), `'${"a".repeat(1000)}…'`],
  ])("%j", (value, text) => expect(quoted(value)).toBe(text));

  test("of which only the beginning is quoted", () => {
    expect(quotedStart(["a", "b"], 10)).toBe("['a', 'b']");
    expect(quotedStart(["a", "b"], 9)).toBe("['a', 'b'…");
    const unread = {
      get deep() {
        throw new Error("Nobody needs to look here.");
      },
    };
    expect(quotedStart(["abc", unread], 4)).toBe("['ab…");
  });
});
