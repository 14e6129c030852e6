import { describe, expect, it } from "vitest";
import { across, movedBy, pinched, scaledTo, toggled, whole, within, type Zoom, zoomAfterKey } from "./zoom";

const box = { width: 400, height: 200 };
const photo = { picture: { width: 800, height: 400 }, box };
/** The screenshot of a long page. */
const strip = { picture: { width: 400, height: 4000 }, box };
const own: Zoom = { scale: 1, x: 0, y: 0 };

describe("zooming a picture", () => {
  it("shows it whole, a small one at most three times as large as it is", () => {
    expect(whole(photo)).toEqual({ scale: 0.5, x: 0, y: 0 });
    expect(whole({ picture: { width: 200, height: 80 }, box })).toEqual({ scale: 2, x: 0, y: 0 });
    expect(whole({ picture: { width: 8, height: 8 }, box })).toEqual({ scale: 3, x: 0, y: 0 });
  });

  it("shows it as wide as the box, from its top", () => {
    expect(across(strip)).toEqual({ scale: 1, x: 0, y: 1900 });
  });

  it("keeps the point under the pointer in place", () => {
    const at = { x: 100, y: -40 };
    const zoom = scaledTo(whole(photo), 1.5, photo, at);
    // The point of the picture under the pointer, before and after.
    expect((at.x - zoom.x) / zoom.scale).toBeCloseTo(at.x / 0.5);
    expect((at.y - zoom.y) / zoom.scale).toBeCloseTo(at.y / 0.5);
  });

  it("is limited between the whole picture and sixteen times its own size", () => {
    expect(scaledTo(own, 0.1, photo)).toEqual(whole(photo));
    expect(scaledTo(own, 1000, photo).scale).toBe(16);
  });

  it("stops at the picture's edges, also beside one that is narrower than its box", () => {
    expect(movedBy(own, { x: 5000, y: -5000 }, photo)).toEqual({ scale: 1, x: 200, y: -100 });
    expect(movedBy(whole(photo), { x: 50, y: 50 }, photo)).toEqual(whole(photo));
    const beside = scaledTo(whole(strip), 0.5, strip, { x: 190, y: 0 });
    expect(beside).toEqual({ scale: 0.5, x: 0, y: 0 });
    expect(movedBy(beside, { x: 300, y: 9999 }, strip)).toEqual({ scale: 0.5, x: 0, y: 900 });
  });

  it("is limited anew in a box of another size", () => {
    const larger = { ...photo, box: { width: 700, height: 350 } };
    expect(within({ scale: 1, x: 200, y: 100 }, larger)).toEqual({ scale: 1, x: 50, y: 25 });
    expect(within(whole(photo), larger)).toEqual(whole(larger));
  });

  it("changes between the whole picture and its own size by a double click", () => {
    const zoom = toggled(whole(photo), photo, { x: 100, y: 0 });
    expect(zoom).toEqual({ scale: 1, x: -100, y: 0 });
    expect(toggled(zoom, photo, { x: 0, y: 0 })).toEqual(whole(photo));
  });

  it("shows a small one at its own size on request", () => {
    const small = { picture: { width: 100, height: 50 }, box };
    expect(zoomAfterKey(whole(small), "1", small)).toEqual(own);
    expect(scaledTo(own, 0.1, small)).toEqual(own);
    expect(toggled(own, small, { x: 0, y: 0 })).toEqual(whole(small));
  });

  it.each<[string, Zoom, Zoom]>([
    ["+", own, { scale: 1.25, x: 0, y: 0 }],
    ["=", own, { scale: 1.25, x: 0, y: 0 }],
    ["-", own, { scale: 0.8, x: 0, y: 0 }],
    ["0", { scale: 2, x: 50, y: 50 }, whole(photo)],
    ["1", { scale: 2, x: 100, y: 0 }, { scale: 1, x: 50, y: 0 }],
    ["2", own, whole(photo)],
    ["ArrowLeft", own, { scale: 1, x: 60, y: 0 }],
    ["ArrowRight", own, { scale: 1, x: -60, y: 0 }],
    ["ArrowUp", own, { scale: 1, x: 0, y: 60 }],
    ["ArrowDown", own, { scale: 1, x: 0, y: -60 }],
    ["PageUp", { scale: 2, x: 0, y: 0 }, { scale: 2, x: 0, y: 180 }],
    ["PageDown", { scale: 2, x: 0, y: 0 }, { scale: 2, x: 0, y: -180 }],
    ["Home", own, { scale: 1, x: 0, y: 100 }],
    ["End", own, { scale: 1, x: 0, y: -100 }],
  ])("works by keyboard: %s", (key, from, to) => expect(zoomAfterKey(from, key, photo)).toEqual(to));

  it.each(["Escape", "toString"])("ignores other keys: %s", (key) =>
    expect(zoomAfterKey(own, key, photo)).toBeUndefined(),
  );

  it("works with two fingers that spread and move", () => {
    const zoom = pinched(
      own,
      [
        { x: -10, y: 0 },
        { x: 10, y: 0 },
      ],
      [
        { x: -20, y: 10 },
        { x: 20, y: 10 },
      ],
      photo,
    );
    expect(zoom.scale).toBe(2);
    expect(zoom.y).toBe(10);
  });
});
