import { ownValue } from "@glossa/question-types/schema";
import { itemOf } from "../hub/features.mjs";
import type { SchemaQuestion } from "../resources/datasets/dataset-schema";
import { text } from "../resources/transfers/export-table";
import { type FileColumn, fileColumns } from "./columns";
import type { FileContext, FileRecord } from "./file-record";
import { plainValue } from "./plain-value";

/** Between the answers of several people. */
const separator = " | ";

/**
 * The columns of a table that people read in a spreadsheet: what is a list gets a column in plain text, and what only
 * programs read comes last. The plain texts end in `.text`; an import passes over them and reads the lists.
 */
export function sheetColumns(context: FileContext): FileColumn[] {
  const plain = new Map(context.schema.questions.flatMap((question) => [...plainColumns(question)]));
  const columns = fileColumns(context).map((column) =>
    column.part === "metadata" ? unlisted(column) : column,
  );
  const read = columns.flatMap((column) => {
    if (!isForPrograms(column)) return [column];
    const readable = plain.get(column.name);
    return readable ? [readable] : [];
  });
  return [...read, ...columns.filter(isForPrograms)];
}

function isForPrograms({ name, feature, part }: FileColumn): boolean {
  if (part === "record" || part === "vector") return true;
  if (part !== "question") return false;
  return itemOf(feature) !== undefined || /\.suggestion\.(agent|score)$/.test(name);
}

/** A column in plain text for each that may hold a list of values, by the name of that one. */
function* plainColumns(question: SchemaQuestion): Iterable<[string, FileColumn]> {
  const { name, publicId, settings } = question;
  const columns: [string, FileColumn["of"]][] = [
    ["responses", (record) => answersIn(record, question)],
    ["response", (record) => plainValue(settings, valueOfOne(record, name), record)],
    [
      "suggestion",
      (record) => {
        const found = record.suggestions?.find(({ question_id: id }) => id === publicId);
        return plainValue(settings, found?.value, record);
      },
    ],
  ];
  for (const [kind, of] of columns)
    yield [`${name}.${kind}`, { name: `${name}.${kind}.text`, part: "question", feature: text, of }];
}

/**
 * The submitted answers; those of several people in one text, in the places that their names have in the list of them: a
 * place without a submitted value is empty.
 */
function answersIn(record: FileRecord, { name, settings }: SchemaQuestion): string | number | null {
  const answers = record.responses.map(({ status, values }) =>
    status === "submitted" ? plainValue(settings, ownValue(values ?? {}, name)?.value, record) : null,
  );
  if (answers.every((answer) => answer === null)) return null;
  return answers.length > 1 ? answers.join(separator) : (answers[0] ?? null);
}

function valueOfOne({ majority, responses: [own] }: FileRecord, question: string): unknown {
  return majority ? majority.get(question)?.value : ownValue(own?.values ?? {}, question)?.value;
}

/** One term as itself, unless it would be read as a list. */
function unlisted(column: FileColumn): FileColumn {
  const of = (record: FileRecord) => {
    const value = column.of(record);
    if (!Array.isArray(value) || value.length !== 1) return value;
    const [term] = value;
    return typeof term === "string" && term !== "" && !term.startsWith("[") ? term : value;
  };
  return { ...column, of };
}
