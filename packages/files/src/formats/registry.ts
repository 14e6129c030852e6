import { ownJsonLines } from "../own/own-jsonl";
import { conll } from "../tools/conll";
import { doccano } from "../tools/doccano";
import { labelStudio } from "../tools/label-studio";
import { prodigy } from "../tools/prodigy";
import { spacy } from "../tools/spacy";
import { webanno } from "../tools/webanno";
import { containers } from "./containers";
import type { Format } from "./format";
import type { FileFormat } from "./formats";
import type { Sniff } from "./sniff";
import { textTables } from "./tables";

// The first match counts: formats of tools are special cases of tables, so they come first.
const formats: readonly Format[] = [
  ...containers,
  ownJsonLines,
  webanno,
  labelStudio,
  prodigy,
  doccano,
  spacy,
  conll,
  ...textTables,
];

/** The format of a file, or the one that was asked for. */
export function formatOf(start: Sniff, wanted?: FileFormat): Format | undefined {
  // TSV is CSV with another delimiter.
  if (wanted !== undefined)
    return formats.find(({ id }) => id === wanted || (wanted === "tsv" && id === "csv"));
  return formats.find((format) => format.matches(start));
}
