import { describe, expect, it } from "vitest";
import { fitted, movedBy, pinched, type Zoom, zoomAfterKey, zoomedBy } from "./zoom";

const box = { width: 400, height: 200 };
const twice: Zoom = { scale: 2, x: 0, y: 0 };

describe("zooming a picture", () => {
  it("keeps the point under the pointer in place", () => {
    const at = { x: 100, y: -40 };
    const zoom = zoomedBy(fitted, 3, at, box);
    // The point of the picture under the pointer, before and after.
    expect((at.x - zoom.x) / zoom.scale).toBeCloseTo(at.x);
    expect((at.y - zoom.y) / zoom.scale).toBeCloseTo(at.y);
  });

  it("is limited between the fitting size and sixteen times that size", () => {
    expect(zoomedBy(fitted, 0.1, { x: 0, y: 0 }, box)).toEqual(fitted);
    expect(zoomedBy(fitted, 1000, { x: 0, y: 0 }, box).scale).toBe(16);
  });

  it("stops at the picture's edges", () => {
    expect(movedBy(twice, { x: 5000, y: -5000 }, box)).toEqual({ scale: 2, x: 200, y: -100 });
    expect(movedBy(fitted, { x: 50, y: 50 }, box)).toEqual(fitted);
  });

  it.each<[string, Zoom, Zoom]>([
    ["+", fitted, { scale: 1.25, x: 0, y: 0 }],
    ["=", fitted, { scale: 1.25, x: 0, y: 0 }],
    ["-", twice, { scale: 1.6, x: 0, y: 0 }],
    ["0", { scale: 2, x: 50, y: 50 }, fitted],
    ["ArrowLeft", twice, { scale: 2, x: 60, y: 0 }],
    ["ArrowRight", twice, { scale: 2, x: -60, y: 0 }],
    ["ArrowUp", twice, { scale: 2, x: 0, y: 60 }],
    ["ArrowDown", twice, { scale: 2, x: 0, y: -60 }],
  ])("works by keyboard: %s", (key, from, to) => expect(zoomAfterKey(from, key, box)).toEqual(to));

  it("ignores other keys", () => expect(zoomAfterKey(twice, "Escape", box)).toBeUndefined());

  it("works with two fingers that spread and move", () => {
    const zoom = pinched(
      twice,
      [
        { x: -10, y: 0 },
        { x: 10, y: 0 },
      ],
      [
        { x: -20, y: 10 },
        { x: 20, y: 10 },
      ],
      box,
    );
    expect(zoom.scale).toBe(4);
    expect(zoom.y).toBe(10);
  });
});
