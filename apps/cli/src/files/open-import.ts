import { type FileSource, joinedFiles, type OpenedFile, openFiles, type ReadOptions } from "@glossa/files";
import { isDatasetFile } from "@glossa/files/whole";
import type { ImportArguments } from "../arguments";
import { CommandFailure, UsageFailure } from "../failure";
import { problemWords } from "../words/problem-words";
import { diskSource } from "./disk-source";

/** The files that were typed for an import. */
type Typed = Pick<ImportArguments, "files" | "reading">;

/** The file, if it has a whole dataset; it comes alone. */
export async function wholeDatasetIn({ files: paths, reading }: Typed): Promise<FileSource | undefined> {
  if (reading.format !== undefined) return undefined;
  for (const path of paths) {
    const source = await diskSource(path);
    if (!(await isDatasetFile(source))) continue;
    if (paths.length === 1) return source;
    throw new CommandFailure(`${path} has a whole dataset. Import it alone.`);
  }
  return undefined;
}

/** Opens the files, which have one format. */
export async function openAll({ files: paths, reading }: Typed): Promise<OpenedFile> {
  const sources = [];
  for (const path of paths) sources.push(await diskSource(path));
  const { files, failed } = await openFiles(sources, reading);
  const [unreadable] = failed;
  if (unreadable) {
    throw new CommandFailure(
      problemWords({ ...unreadable.problem, at: { file: unreadable.name, ...unreadable.problem.at } }),
    );
  }
  const formats = [...new Set(files.map((file) => file.format))];
  if (formats.length > 1) {
    throw new CommandFailure(
      `The files have different formats: ${formats.join(", ")}. Import them one by one.`,
    );
  }
  const file = joinedFiles(files);
  refuseUnfit(reading, file);
  return file;
}

/** An option without an effect is a mistake that the user should notice. */
function refuseUnfit(reading: ReadOptions, file: OpenedFile): void {
  for (const name of ["header", "sheet", "text"] as const) {
    if (reading[name] === undefined || file.reading[name] !== undefined) continue;
    throw new UsageFailure(`The format of the files is ${file.format}: --${name} does not apply.`);
  }
}
