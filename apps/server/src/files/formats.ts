import { type ErrorCode, errorCodes, type FileFormat } from "@glossa/contract";
import { conllFile } from "./conll";
import { csvFile } from "./csv";
import { datasetFile } from "./dataset-file";
import { spanQuestionOf, textFieldOf } from "./documents";
import { excelFile } from "./excel";
import type { FileContext, FileRecord } from "./file-record";
import { jsonLinesFile } from "./jsonl";
import { labelStudioFile } from "./label-studio";
import { parquetFile } from "./parquet";
import { spacyFile } from "./spacy";

interface Format {
  contentType: string;
  /** Writes a file piece by piece, from the records page by page. */
  write(pages: AsyncIterable<FileRecord[]>, context: FileContext): AsyncGenerator<string | Uint8Array>;
}

/** How each format is written. */
export const formats: Record<FileFormat, Format> = {
  csv: { contentType: "text/csv; charset=utf-8", write: csvFile },
  jsonl: { contentType: "application/jsonl; charset=utf-8", write: jsonLinesFile },
  parquet: { contentType: "application/vnd.apache.parquet", write: parquetFile },
  xlsx: {
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: excelFile,
  },
  conll: { contentType: "text/plain; charset=utf-8", write: conllFile },
  spacy: { contentType: "application/jsonl; charset=utf-8", write: spacyFile },
  label_studio: {
    contentType: "application/json; charset=utf-8",
    write: labelStudioFile,
  },
  glossa: { contentType: "application/jsonl; charset=utf-8", write: datasetFile },
};

/** Why a dataset cannot be written in a format, if so. */
export function formatProblem(context: FileContext): { code: ErrorCode; message: string } | undefined {
  const { format, question, field } = context.options;
  const hasSpans = spanQuestionOf(context) !== undefined;
  if ((format === "conll" || question !== undefined) && !hasSpans)
    return {
      code: errorCodes.fileWithoutSpans,
      message: `The format ${format} needs a question with spans${named("called", question)}${named("of the field", field)}`,
    };
  if (["spacy", "conll"].includes(format) && textFieldOf(context) === undefined)
    return {
      code: errorCodes.fileWithoutText,
      message: `The format ${format} needs a text field${named("called", field)}`,
    };
  return undefined;
}

const named = (words: string, name: string | undefined) =>
  name === undefined ? "" : ` ${words} \`${name}\``;
