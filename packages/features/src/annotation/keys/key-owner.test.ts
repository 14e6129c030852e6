// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPressedFor, listenAs } from "./key-owner";

let ends: (() => void)[] = [];

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const takers = (target: EventTarget) => ["left", "right"].filter((id) => isPressedFor(byId(id), target));

beforeEach(() => {
  document.body.innerHTML = `
    <input id="host">
    <div id="left"><button id="one">1</button></div>
    <div id="right"><button id="two">2</button></div>
    <dialog id="modal"><div id="cell" tabindex="0">c</div></dialog>`;
  ends = ["left", "right"].map((id) => listenAs(byId(id)));
});
afterEach(() => {
  for (const end of ends) end();
});

test("a key belongs to the page in which it was pressed, and to none if it was pressed around them", () => {
  expect(takers(byId("one"))).toEqual(["left"]);
  expect(takers(byId("two"))).toEqual(["right"]);
  expect(takers(byId("host"))).toEqual([]);
  expect(takers(byId("cell"))).toEqual([]);
});

test("where nothing has the focus, it belongs to the page that was used last", () => {
  expect(takers(document.body)).toEqual(["left"]);
  byId("two").focus();
  expect(takers(document.body)).toEqual(["right"]);
  byId("left").dispatchEvent(new Event("pointerdown"));
  expect(takers(document.documentElement)).toEqual(["left"]);
  ends[0]?.();
  expect(isPressedFor(byId("right"), document.body)).toBe(true);
});

test("while a modal dialog of the app around is open, it belongs to no page", () => {
  expect(takers(document.body)).toEqual(["left"]);
  // The environment of the test opens no modal dialogs.
  const find = vi.spyOn(document, "querySelector").mockReturnValue(byId("modal"));
  expect(takers(document.body)).toEqual([]);
  expect(find).toHaveBeenCalledWith("dialog:modal");
  find.mockRestore();
});
