import { expect, test } from "vitest";
import { locales } from "../registry";
import { loadGuides } from "./index";

const shapeOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => /^(#+|-|\||)/.exec(line)?.[0]);

test.each(locales.map(({ code }) => code))(
  "the guides in %s have the parts of the English ones",
  async (code) => {
    const [english, guides] = [await loadGuides("en"), await loadGuides(code)];
    expect(Object.keys(guides)).toEqual(Object.keys(english));
    for (const [id, text] of Object.entries(english)) {
      const own = guides[id as keyof typeof guides];
      expect([id, shapeOf(own)]).toEqual([id, shapeOf(text)]);
      if (code !== "en") expect(own).not.toBe(text);
    }
  },
);
