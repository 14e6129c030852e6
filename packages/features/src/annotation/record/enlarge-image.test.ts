// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { onEnlarge } from "./enlarge-image";

// Test files share the document.
afterEach(() => document.body.replaceChildren());

function show(html: string) {
  document.body.innerHTML = html;
  const pressed = vi.fn();
  document.body.addEventListener("click", ({ target }) => pressed((target as Element).id), { once: true });
  return pressed;
}

test("the first image is enlarged, in a list that of the record with the focus", () => {
  const list = `
    <input id="search">
    <ul>
      <li data-record-id="1"><button id="a" data-enlarge></button></li>
      <li data-record-id="2"><input id="row"><button id="b" data-enlarge></button></li>
    </ul>`;
  const first = show(list);
  document.getElementById("search")?.focus();
  onEnlarge();
  expect(first).toHaveBeenCalledWith("a");
  const own = show(list);
  document.getElementById("row")?.focus();
  onEnlarge();
  expect(own).toHaveBeenCalledWith("b");
});

test("an image on screen comes before one that was scrolled out of sight", () => {
  const pressed = show(`<button id="a" data-enlarge></button><button id="b" data-enlarge></button>`);
  const [above, seen] = document.querySelectorAll("button");
  if (above) above.getBoundingClientRect = () => new DOMRect(0, -400, 24, 24);
  if (seen) seen.getBoundingClientRect = () => new DOMRect(0, 100, 24, 24);
  onEnlarge();
  expect(pressed).toHaveBeenCalledWith("b");
});

test("of several images, each press enlarges the next one", () => {
  const images = ["a", "b", "c"].map((id) => `<button id="${id}" data-enlarge></button>`).join("");
  document.body.innerHTML = images;
  const pressed: string[] = [];
  document.body.addEventListener("click", ({ target }) => pressed.push((target as Element).id));
  for (let press = 0; press < 4; press += 1) onEnlarge();
  expect(pressed).toEqual(["a", "b", "c", "a"]);
});

test("an image in Markdown is enlarged, too, unless it is a link", () => {
  const pressed = show(
    `<div data-enlarges><a href="#x"><img id="a" src="a.png"></a><img id="b" src="b.png"></div>`,
  );
  onEnlarge();
  expect(pressed).toHaveBeenCalledWith("b");
});

test("without an image, nothing happens", () => {
  const pressed = show(`<button id="a"></button>`);
  onEnlarge();
  expect(pressed).not.toHaveBeenCalled();
});
