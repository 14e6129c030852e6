// @ts-check
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { documentsOf } from "./documents.mjs";
import { folders, manifestOf } from "./manifest.mjs";

describe("the documents of a package", () => {
  it.each(folders)("of %s link to each other only", (folder) => {
    const documents = documentsOf(folder);
    expect(Object.keys(documents)).toContain("README.md");
    for (const [place, text] of Object.entries(documents)) {
      const links = [...text.matchAll(/\]\((?!#|[a-z]+:)([^)#\s]+)/g)].map(([, href = ""]) =>
        posix.join(posix.dirname(place), href),
      );
      expect(Object.keys(documents)).toEqual(expect.arrayContaining(links));
    }
  });

  it("are the guides as well, and the properties of the span highlighter", () => {
    expect(Object.keys(documentsOf("packages/design-system"))).toEqual(
      expect.arrayContaining(["docs/embedding.md", "docs/annotation-page.md", "span-highlighter/README.md"]),
    );
    expect(documentsOf("packages/session")["docs/annotation-page.md"]).toContain("(../README.md)");
    expect(documentsOf("packages/features")["README.md"]).toContain(
      "(docs/annotation-page.md#the-whole-screen)",
    );
  });
});

it("the README of the features lists every entry", () => {
  const listed = [
    ...(documentsOf("packages/features")["README.md"] ?? "").matchAll(/^\| `(@glossa[^`]+)`/gm),
  ];
  const { name, exports } = manifestOf("packages/features");
  const entries = Object.keys(exports).map((entry) => name + entry.slice(1));
  expect(listed.map(([, entry]) => entry).sort()).toEqual(entries.sort());
});
