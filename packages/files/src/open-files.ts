import type { Format, OpenContext } from "./formats/format";
import { formatOf } from "./formats/registry";
import { sniff } from "./formats/sniff";
import { limits, megabytes } from "./limits";
import type { OpenedFile } from "./opened-file";
import { ownTables } from "./own/own-tables";
import { FileFailure, failureOf, type Problem } from "./problem";
import type { ReadOptions, TextUnit } from "./read-options";
import type { FileSource } from "./source";
import { bratFiles, openBrat } from "./tools/brat";

/** A file that cannot be read, and why. */
export interface UnreadableFile {
  name: string;
  problem: Problem;
}

/** The files that were recognised, and those that were not. */
export interface OpenedFiles {
  files: OpenedFile[];
  failed: UnreadableFile[];
}

/**
 * Recognises files by their content, and by their names where the content leaves it open. Only their starts are read.
 *
 * @param sources files in any order
 * @param options how they are read, where that is decided
 * @throws what reading a source throws, such as an error of the disk
 * @example
 * const { files, failed } = await openFiles([sourceOfBlob(new Blob(["text\nHello"]), "greetings.csv")]);
 * files[0]?.format; // "csv"
 */
export async function openFiles(
  sources: readonly FileSource[],
  options: ReadOptions = {},
): Promise<OpenedFiles> {
  const opened = await openEach(sources, options);
  const text = commonUnit(opened.files);
  return text === undefined ? opened : openEach(sources, { ...options, text });
}

/** What a record of text files is, if they look differently: one of them may be a list or a table by chance. */
function commonUnit(files: readonly OpenedFile[]): TextUnit | undefined {
  const units = new Set(files.map(({ reading }) => reading.text).filter((unit) => unit !== undefined));
  if (units.size < 2) return undefined;
  return units.has("file") ? "file" : "line";
}

async function openEach(sources: readonly FileSource[], options: ReadOptions): Promise<OpenedFiles> {
  const { format } = options;
  const context: OpenContext = { ...options, names: sources.map(({ name }) => name) };
  const opened: OpenedFiles = { files: [], failed: [] };
  const add = async (name: string, open: () => Promise<OpenedFile>) => {
    try {
      opened.files.push(await open());
    } catch (error) {
      if (!(error instanceof FileFailure)) throw error;
      opened.failed.push({ name, problem: error.problem });
    }
  };
  // Documents of brat are pairs of files.
  const isBrat = format === undefined || format === "brat";
  const brat = bratFiles(isBrat ? sources : []);
  if (brat.documents.length > 0) await add(brat.documents[0]?.name ?? "", () => openBrat(brat));
  for (const source of isBrat ? brat.rest : sources) await add(source.name, () => openFile(source, context));
  return opened;
}

async function openFile(source: FileSource, context: OpenContext): Promise<OpenedFile> {
  if (source.size === 0) throw failureOf("file_empty", {});
  if (source.size > limits.fileBytes) {
    throw failureOf("file_too_large", { megabytes: megabytes(limits.fileBytes) });
  }
  const start = await sniff(source);
  if (start.text !== "" && start.text.trim() === "") throw failureOf("file_empty", {});
  const format: Format | undefined = formatOf(start, context);
  if (!format) throw failureOf("format_unknown", {});
  return ownTables(await format.open(source, start, context));
}
