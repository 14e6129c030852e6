import { describe, expect, it } from "vitest";
import { limits } from "../limits";
import { linesOf } from "./lines";

async function linesIn(...pieces: string[]) {
  const lines = [];
  for await (const line of linesOf(asStream(pieces))) lines.push(line);
  return lines;
}

async function* asStream(pieces: Iterable<string>) {
  yield* pieces;
}

describe("the lines of a text", () => {
  it("are the same in any pieces", async () => {
    const expected = [
      { line: 1, text: "ab" },
      { line: 2, text: "" },
      { line: 3, text: "c" },
    ];
    expect(await linesIn("ab\n\nc")).toEqual(expected);
    expect(await linesIn("a", "b", "\n", "\nc", "\n")).toEqual(expected);
  });

  it("are kept only in part if they never end", async () => {
    const piece = "x".repeat(1_000_000);
    const [line, next] = await linesIn(...Array.from({ length: 40 }, () => piece), "\nnext");
    expect(line?.text.length).toBe(limits.cell + piece.length);
    expect(next).toEqual({ line: 2, text: "next" });
  });
});
