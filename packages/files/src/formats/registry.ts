import { ownJsonLines } from "../own/own-jsonl";
import type { ReadOptions } from "../read-options";
import { conll } from "../tools/conll";
import { doccano } from "../tools/doccano";
import { labelStudio } from "../tools/label-studio";
import { prodigy } from "../tools/prodigy";
import { spacy } from "../tools/spacy";
import { webanno } from "../tools/webanno";
import { containers } from "./containers";
import type { Format } from "./format";
import { plainText } from "./plain-text";
import { isTextFile, type Sniff } from "./sniff";
import { csv, jsonTables } from "./tables";

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
  ...jsonTables,
  plainText,
  // Almost any text is CSV.
  csv,
];

/** The format of a file, or the one that was asked for. */
export function formatOf(start: Sniff, { format: wanted, text }: ReadOptions): Format | undefined {
  // TSV is CSV with another delimiter.
  if (wanted !== undefined)
    return formats.find(({ id }) => id === wanted || (wanted === "tsv" && id === "csv"));
  const found = formats.find((format) => format.matches(start));
  const isOpen = text !== undefined && isTextFile(start) && (found === csv || found === plainText);
  if (!isOpen) return found;
  return text === "table" ? csv : plainText;
}
