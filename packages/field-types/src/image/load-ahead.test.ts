// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { loadImagesAhead } from "./load-ahead";

const photo = { name: "photo", settings: { type: "image" } } as const;
const text = { name: "text", settings: { type: "text", use_markdown: false } } as const;
const ahead = (address: string) => loadImagesAhead([text, photo], { photo: address, text: address });

afterEach(() => vi.unstubAllGlobals());

test("an image is loaded ahead as its field will load it, after the one on screen", () => {
  const images = ahead(" https://example.org/shelf.png ");
  expect(images).toMatchObject([
    { src: "https://example.org/shelf.png", referrerPolicy: "no-referrer", fetchPriority: "low" },
  ]);
});

test.each(["data:image/png;base64,AAAA", "javascript:alert(1)", "file:///etc/passwd", ""])(
  "nothing is requested for %j",
  (address) => expect(ahead(address)).toEqual([]),
);

test("nothing is loaded ahead where the user saves data", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  expect(ahead("https://example.org/shelf.png")).toEqual([]);
});
