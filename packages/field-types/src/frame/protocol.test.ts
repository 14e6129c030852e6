import { describe, expect, it } from "vitest";
import { readFromFrame } from "./protocol";

const refused = (...list: unknown[]) => ({ type: "refused", refused: list });
const picture = { kind: "image", detail: "https://example.org/a.png", count: 2 };
const key = { key: "Enter", ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, repeat: false };

describe("a message of a frame", () => {
  it.each([
    { type: "height", height: 12 },
    refused(picture),
    { type: "failed", message: "Parse error" },
    { type: "leave" },
    { type: "marked" },
  ])("is accepted if it is valid: %j", (message) => expect(readFromFrame(message)).toEqual(message));

  it.each([
    undefined,
    null,
    "height",
    5,
    [],
    {},
    { type: "submit" },
    { type: "height", height: "12" },
    { type: "height", height: Number.NaN },
    { type: "height", height: -1 },
    { type: "refused", kind: "image" },
    { type: "focus", isInside: true },
  ])("is ignored if it is invalid: %j", (message) => expect(readFromFrame(message)).toBeUndefined());

  it("is never a key press, because any content of the frame could send one (api 3a) (security H5)", () => {
    expect(readFromFrame({ type: "key", press: key })).toBeUndefined();
  });

  it("contains only the properties that the page uses", () => {
    expect(readFromFrame(refused({ kind: "constructor", detail: "x".repeat(1e6), count: 1e300 }))).toEqual(
      refused({ kind: "other", detail: "x".repeat(200), count: 1_000_000 }),
    );
    expect(readFromFrame(refused(null, { ...picture, count: -1 }, { ...picture, count: "2" }))).toEqual(
      refused(),
    );
    expect(readFromFrame(refused(...Array.from({ length: 1000 }, () => picture)))).toEqual(
      refused(...Array.from({ length: 40 }, () => picture)),
    );
    expect(readFromFrame({ type: "failed", message: {} })).toEqual({ type: "failed", message: "" });
  });
});
