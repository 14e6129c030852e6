// Which requirements a story proves: its parameter `proves`, read from its source, because the title of its test is
// needed before a browser runs. A tag would be in the filter of the sidebar, which is for people.
import { readFileSync } from "node:fs";
import type { Entry } from "./entries";

const root = new URL("../../", import.meta.url).pathname;
const sources = new Map<string, string>();

function sourceOf(importPath: string): string {
  const source = sources.get(importPath) ?? readFileSync(`${root}${importPath}`, "utf8");
  sources.set(importPath, source);
  return source;
}

const PROVES = /\bproves: \[([\d, ]+)\]/g;

const numbersIn = (text: string) =>
  [...text.matchAll(PROVES)].flatMap(([, list = ""]) => list.split(",").map(Number));

/** The numbers of the requirements that a story proves. */
export function provedBy({ importPath, exportName = "" }: Entry): readonly number[] {
  const [, story = ""] = sourceOf(importPath).split(new RegExp(`^export const ${exportName}\\b`, "m"));
  return numbersIn(story.split(/^export const /m)[0] ?? "");
}

/** How many requirements a file of stories claims to prove. */
export function proofsIn(importPath: string): number {
  return numbersIn(sourceOf(importPath)).length;
}
