import { limits, megabytes } from "../limits";
import { Notices } from "../notice";
import type { OpenedFile } from "../opened-file";
import type { ColumnHint } from "../plan/columns/column-hint";
import { failureOf, problemOf } from "../problem";
import { type RowResult, refuse } from "../rows/row";
import type { FileSource } from "../source";
import { wholeText } from "../text/decoded";
import { type BratCounts, readAnnotations } from "./brat-annotations";

/** Files of brat that belong together: documents with their annotations, and the settings of the collection. */
export interface BratFiles {
  documents: { name: string; text: FileSource | undefined; annotations: FileSource }[];
  settings: FileSource[];
  rest: FileSource[];
}

const ending = /\.(ann|txt)$/i;
const settingNames = /(^|[/\\])(annotation|visual|tools|kb_shortcuts)\.conf$/i;

/** Takes the files of brat out of all files: an `.ann` file with the `.txt` of the same name. */
export function bratFiles(sources: readonly FileSource[]): BratFiles {
  const annotations = sources.filter(({ name }) => /\.ann$/i.test(name));
  const names = new Set(annotations.map(({ name }) => name.replace(ending, "")));
  const isDocument = ({ name }: FileSource) => /\.txt$/i.test(name) && names.has(name.replace(ending, ""));
  const isSetting = ({ name }: FileSource) => names.size > 0 && settingNames.test(name);
  const documents = annotations.map((source) => {
    const name = source.name.replace(ending, "");
    const text = sources.find((each) => isDocument(each) && each.name.replace(ending, "") === name);
    return { name, text, annotations: source };
  });
  const settings = sources.filter(isSetting);
  const rest = sources.filter(
    (source) => !annotations.includes(source) && !isDocument(source) && !isSetting(source),
  );
  return { documents, settings, rest };
}

/** Opens documents of brat as one file with a row for each document. */
export async function openBrat({ documents, settings }: BratFiles): Promise<OpenedFile> {
  const lost = documents.find(({ text }) => text === undefined);
  if (lost) throw failureOf("document_without_text", { file: lost.annotations.name });
  const large = documents.flatMap(({ text, annotations }) => [text, annotations]).find(isTooLarge);
  if (large)
    throw failureOf("file_too_large", { megabytes: megabytes(limits.documentBytes) }, { file: large.name });
  const notices = new Notices();
  const configuration = settings.find(({ name }) => /annotation\.conf$/i.test(name));
  const options = configuration ? entitiesIn(await wholeText(configuration, notices)) : [];
  const hints = new Map<string, ColumnHint>([
    ["text", { kind: "field" }],
    ["spans", { kind: "spans", field: "text", options }],
    ["document", { kind: "id" }],
  ]);
  return {
    name: documents[0]?.name ?? "brat",
    size: documents.reduce((sum, { text, annotations }) => sum + (text?.size ?? 0) + annotations.size, 0),
    format: "brat",
    reading: {},
    hints,
    get notices() {
      return notices.all;
    },
    rows: async function* () {
      const counts: BratCounts = { relations: 0, discontinuous: 0, others: new Set() };
      for (const { name, text, annotations } of documents) {
        if (text) yield await rowOf({ name, text, annotations }, counts, notices);
      }
    },
  };
}

function isTooLarge(source: FileSource | undefined): boolean {
  return source !== undefined && source.size > limits.documentBytes;
}

async function rowOf(
  { name, text: source, annotations }: { name: string; text: FileSource; annotations: FileSource },
  counts: BratCounts,
  notices: Notices,
): Promise<RowResult> {
  const text = await wholeText(source, notices);
  const found = readAnnotations(await wholeText(annotations, notices), counts);
  if (counts.relations > 0) notices.add("relations_ignored", { count: counts.relations });
  if (counts.discontinuous > 0) notices.add("discontinuous_spans", { count: counts.discontinuous });
  if (counts.others.size > 0) notices.add("nested_annotations_ignored", { kinds: [...counts.others] });
  if ("spans" in found)
    return { at: { file: source.name, line: 1 }, values: { document: name, text, spans: found.spans } };
  const at = { file: annotations.name, line: found.line };
  return refuse(
    at,
    problemOf("annotation_invalid", { annotation: found.text.slice(0, 200) }, at),
    found.text,
  );
}

/** The entities of an `annotation.conf`, without those that only group others. */
function entitiesIn(configuration: string): string[] {
  const section = /^\[entities\]\s*$([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(configuration)?.[1] ?? "";
  return section
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^[#!<-]/.test(line))
    .map((line) => line.split(/\s/)[0] ?? line);
}
