import { type Format, openedFile } from "../formats/format";
import { Notices } from "../notice";
import type { ColumnHint } from "../plan/columns/column-hint";
import { problemOf } from "../problem";
import { type RowResult, refuse } from "../rows/row";
import { textOf } from "../text/decoded";
import { linesOf } from "../text/lines";
import { type Block, blocksOf } from "./text-blocks";
import { type Layers, layersIn } from "./webanno-layers";
import { unescaped, unitSpans, type WebannoUnit } from "./webanno-spans";

/** WebAnno TSV 3: sentences with their tokens, and the annotations of layers in columns. */
export const webanno: Format = {
  id: "webanno",
  matches: ({ text }) => /^#FORMAT=WebAnno TSV 3/.test(text),
  open: (source, start) => {
    const notices = new Notices();
    const layers = layersIn(start.text);
    if (layers.ignored.length > 0) notices.add("layers_ignored", { layers: layers.ignored });
    const hints = new Map<string, ColumnHint>([
      ["text", { kind: "field" }],
      ["spans", { kind: "spans", field: "text", unit: "utf16" }],
    ]);
    return openedFile(source, notices, {
      format: "webanno",
      hints,
      rows: async function* () {
        for await (const block of blocksOf(linesOf(textOf(source, notices)))) {
          const row = rowOf(block, layers);
          if (row) yield row;
        }
      },
    });
  },
};

function rowOf({ line, lines }: Block, { column }: Layers): RowResult | undefined {
  const texts = lines.filter((text) => text.startsWith("#Text=")).map((text) => unescaped(text.slice(6)));
  // The head of the file has no sentence.
  if (texts.length === 0) return undefined;
  const text = texts.join("\n");
  const units: WebannoUnit[] = [];
  for (const [index, each] of lines.entries()) {
    if (each.startsWith("#")) continue;
    const unit = unitOf(each, column);
    if (!unit) {
      const at = { line: line + index };
      return refuse(
        at,
        problemOf("annotation_invalid", { annotation: each.slice(0, 200) }, at),
        lines.join("\n"),
      );
    }
    units.push(unit);
  }
  // Offsets count from the start of the document.
  const origin = units[0]?.start ?? 0;
  const relative = units.map((unit) => ({ ...unit, start: unit.start - origin, end: unit.end - origin }));
  const tokens = relative
    .filter(({ isPart }) => !isPart)
    .map((unit) => ({ text: unit.text, start: unit.start, end: unit.end }));
  return {
    at: { line },
    values: { text, tokens, ...(column !== undefined && { spans: unitSpans(relative) }) },
  };
}

/** A token, or a part of one: `1-2<tab>5-9<tab>Word<tab>annotations`. */
function unitOf(line: string, column: number | undefined): WebannoUnit | undefined {
  const cells = line.split("\t");
  const [, start = "", end = ""] = /^(\d+)-(\d+)$/.exec(cells[1] ?? "") ?? [];
  const isNumbered = /^\d+-\d+(\.\d+)?$/.test(cells[0] ?? "");
  if (!isNumbered || end === "") return undefined;
  return {
    start: Number(start),
    end: Number(end),
    text: unescaped(cells[2] ?? ""),
    isPart: (cells[0] ?? "").includes("."),
    annotation: column === undefined ? "_" : (cells[column] ?? "_"),
  };
}
