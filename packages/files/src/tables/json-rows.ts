import type { Notices } from "../notice";
import type { RowResult } from "../rows/row";
import type { FileSource } from "../source";
import { textOf } from "../text/decoded";
import { JsonItems } from "./json-items";
import { rowOfJson } from "./json-row";

/** Reads the rows of a file that holds one JSON array of objects. */
export async function* jsonRows(source: FileSource, notices: Notices): AsyncGenerator<RowResult> {
  let row = 0;
  for await (const { line, text } of jsonItems(source, notices)) {
    row += 1;
    yield rowOfJson(text, { line, row });
  }
}

/** The items of a JSON array as texts. */
export async function* jsonItems(source: FileSource, notices: Notices) {
  const items = new JsonItems();
  for await (const piece of textOf(source, notices)) yield* items.push(piece);
  items.end();
}
