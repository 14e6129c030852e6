import { limits } from "../limits";
import type { Notices } from "../notice";
import type { Place, RowResult } from "../rows/row";
import type { FileSource } from "../source";
import { textOf } from "../text/decoded";
import { JsonItems } from "./json-items";
import { rowOfJson } from "./json-row";

/** Reads the rows of a file that holds one JSON array of objects, or of texts. */
export async function* jsonRows(source: FileSource, notices: Notices): AsyncGenerator<RowResult> {
  let row = 0;
  for await (const { line, text } of jsonItems(source, notices)) {
    row += 1;
    const at = { line, row };
    yield textRow(text, at) ?? rowOfJson(text, at);
  }
}

/** A text without an object around it: it has no column, so it gets the name that texts have elsewhere. */
function textRow(json: string, at: Place): RowResult | undefined {
  if (!json.startsWith('"') || json.length > limits.cell) return undefined;
  try {
    return { at, values: { text: JSON.parse(json) } };
  } catch {
    return undefined;
  }
}

/** The items of a JSON array as texts. */
export async function* jsonItems(source: FileSource, notices: Notices) {
  const items = new JsonItems();
  for await (const piece of textOf(source, notices)) yield* items.push(piece);
  items.end();
}
