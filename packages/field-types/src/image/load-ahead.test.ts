// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { loadImageAhead } from "./load-ahead";

afterEach(() => vi.unstubAllGlobals());

test("an image is loaded ahead as its field will load it, after the one on screen", () => {
  const image = loadImageAhead(" https://example.org/shelf.png ");
  expect(image).toMatchObject({
    src: "https://example.org/shelf.png",
    referrerPolicy: "no-referrer",
    fetchPriority: "low",
  });
});

test.each(["data:image/png;base64,AAAA", "javascript:alert(1)", "file:///etc/passwd", ""])(
  "nothing is requested for %j",
  (address) => expect(loadImageAhead(address)).toBeUndefined(),
);

test("nothing is loaded ahead where the user saves data", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  expect(loadImageAhead("https://example.org/shelf.png")).toBeUndefined();
});
