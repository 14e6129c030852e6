import { limits } from "../limits";
import type { Notices } from "../notice";
import { problemOf } from "../problem";
import { type RowResult, refuse } from "../rows/row";
import type { FileSource } from "../source";
import { textOf } from "../text/decoded";
import { linesOf } from "../text/lines";
import { rowOfJson } from "./json-row";

/** Reads the rows of a file that holds one JSON object on each line. */
export async function* jsonlRows(source: FileSource, notices: Notices): AsyncGenerator<RowResult> {
  for await (const { line, text } of linesOf(textOf(source, notices))) {
    if (text.length > limits.cell) {
      yield refuse({ line }, problemOf("cell_too_large", { limit: limits.cell }, { line }), text);
    } else if (text.trim() !== "") yield rowOfJson(text, { line });
  }
}
