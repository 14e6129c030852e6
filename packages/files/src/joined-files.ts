import type { OpenedFile } from "./opened-file";
import { isRefused } from "./rows/row";

/**
 * Files of one format as one: the rows of all, one file after the other. Places name the file.
 *
 * @param files at least one
 * @throws Error if the list is empty
 * @example
 * declare const files: OpenedFile[];
 * const whole = joinedFiles(files);
 */
export function joinedFiles(files: readonly OpenedFile[]): OpenedFile {
  const [first, ...others] = files;
  if (!first) throw new Error("There are no files to join.");
  if (others.length === 0) return first;
  return {
    name: first.name,
    size: files.reduce((sum, { size }) => sum + size, 0),
    format: first.format,
    reading: first.reading,
    ...(first.sheets && { sheets: first.sheets }),
    get hints() {
      return new Map(files.flatMap(({ hints }) => [...hints]));
    },
    get notices() {
      return files.flatMap(({ notices, name }) =>
        notices.map((notice) => ({ ...notice, at: { ...notice.at, file: name } })),
      );
    },
    rows: async function* () {
      for (const file of files) {
        for await (const row of file.rows()) {
          const at = { ...row.at, file: row.at.file ?? file.name };
          yield isRefused(row)
            ? { ...row, at, reason: { ...row.reason, at: { ...row.reason.at, file: at.file } } }
            : { ...row, at };
        }
      }
    },
  };
}
