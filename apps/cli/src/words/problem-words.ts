import type { Place, Problem, ProblemValues } from "@glossa/files";
import { count } from "./count";

type Words = { [Code in keyof ProblemValues]: (values: ProblemValues[Code]) => string };

const units: Record<string, string> = {
  code_points: "code points",
  utf16: "UTF-16 units",
  utf8: "UTF-8 bytes",
};

const misfits = {
  out_of_bounds: "is outside its text",
  inside_character: "begins or ends inside a character",
  other_text: "does not cover the words that the file names",
  empty: "covers nothing",
} as const;

const differences = {
  fields: (names: string[]) => `its fields are ${names.join(", ")}`,
  question: ([name = "", type = ""]: string[]) => `it has no question "${name}" of the type ${type}`,
  options: ([name = "", option = ""]: string[]) => `its question "${name}" has no option "${option}"`,
  draft: () => "it is not published",
} as const;

const words: Words = {
  file_empty: () => "the file is empty.",
  file_too_large: ({ megabytes }) =>
    `the file is larger than ${megabytes.toLocaleString("en")} MB. Split it.`,
  inflated_too_large: ({ megabytes }) =>
    `unpacked, a part of the file is larger than ${megabytes.toLocaleString("en")} MB. Split the file.`,
  format_unknown: () => "the format is not known. Name one with --format.",
  file_damaged: ({ format, detail }) =>
    `this is not a valid ${format} file.${detail === "" ? "" : ` (${detail})`}`,
  text_not_decodable: ({ encoding }) =>
    `the text is not valid ${encoding.toUpperCase()}. Save the file as UTF-8.`,
  json_object: () => "the file is one JSON object. Write an array of objects, or one object per line.",
  no_rows: () => "the file has no rows.",
  column_repeated: () => "this column name occurs twice.",
  too_many_columns: ({ limit }) => `the file has more than ${limit.toLocaleString("en")} columns.`,
  quote_not_closed: () => "a quotation mark in this row is not closed.",
  quoted_too_large: ({ limit }) =>
    `a cell in quotation marks has more than ${limit.toLocaleString("en")} characters, or its quotation mark is not closed.`,
  content_too_large: ({ limit }) => `an item has more than ${limit.toLocaleString("en")} characters.`,
  password_required: () => "the file is encrypted. Save it without a password.",
  archive_unknown: () =>
    "this is a ZIP archive, not an Excel file. Unpack it, and import the files in it. Save an OpenDocument table as Excel or CSV.",
  sheet_unknown: ({ sheet, sheets }) => `the workbook has no sheet "${sheet}". It has: ${sheets.join(", ")}.`,
  document_without_text: ({ file }) => `the text of ${file} is missing. Name its .txt file as well.`,
  row_too_long: ({ cell }) => `the first row has no column for "${cell}".`,
  row_too_short: () => "the row ends before this column.",
  cell_too_large: ({ limit }) => `a cell has more than ${limit.toLocaleString("en")} characters.`,
  quote_misplaced: () => "a quotation mark is not allowed here.",
  json_invalid: () => "this is not valid JSON.",
  json_too_deep: ({ limit }) => `values are nested more than ${limit} times.`,
  row_not_an_object: () => "each row must be one JSON object.",
  fields_empty: ({ fields }) => (fields.includes(", ") ? "all fields are empty." : "the field is empty."),
  field_required: () => "the field is required, and it is empty here.",
  field_invalid: ({ rule }) =>
    rule === "not_a_chat"
      ? "a message needs a role of 1 to 20 and a content of 1 to 20000 characters."
      : `the value is not allowed in this field (${rule}).`,
  id_missing: () => "the id is missing.",
  id_repeated: ({ id, earlier, unit }) => `"${id}" is already the id of ${unit} ${earlier}.`,
  id_too_long: ({ limit }) => `the id has more than ${limit} characters.`,
  value_invalid: ({ question, value, rule }) =>
    `${value} is not a valid answer to the question "${question}" (${rule}).`,
  score_invalid: ({ question, score }) =>
    `${score} is not a valid score of the suggestion for "${question}": one value takes a number from 0 to 1, several values take a list with a number for each.`,
  record_refused: ({ reason }) => `the server refuses this record: ${reason}`,
  records_refused: ({ limit, reason }) =>
    `the server refuses more than ${limit} records, this one: ${reason}`,
  offsets_invalid: ({ start, end, unit, reason }) =>
    `the span from ${start} to ${end} (${units[unit] ?? unit}) ${misfits[reason]}.`,
  metadata_invalid: ({ value }) => `"${value}" is not a number of this property.`,
  text_has_nul: () => "the text has a NUL character, which databases cannot store.",
  annotation_invalid: ({ annotation }) => `this annotation cannot be read: ${annotation}`,
  no_field: () => "No column is left for a field. Name one with --fields.",
  no_question: () => "The dataset has no question.",
  no_required_question: () => "The dataset has no required question.",
  no_required_field: () => "The dataset has no required field.",
  column_unknown: ({ column, columns }) =>
    `The file has no column "${column}". Its columns are: ${columns.join(", ")}.`,
  column_empty: ({ column }) => `The column "${column}" is empty, so it cannot be the label.`,
  name_missing: ({ column }) => `The column "${column}" needs another name.`,
  name_repeated: ({ name }) => `The name "${name}" occurs twice.`,
  name_too_long: ({ name, limit }) => `The name "${name}" has more than ${limit} characters.`,
  labels_too_few: ({ column, least }) =>
    least === 1
      ? `The column "${column}" has no labels.`
      : `The column "${column}" has only one value. A label question needs at least two.`,
  labels_too_many: ({ column, limit }) =>
    `The column "${column}" has more than ${limit} different values, which is too many for labels.`,
  label_too_long: ({ column, length, limit }) =>
    `The column "${column}" has a value of ${length} characters. Labels can have at most ${limit}.`,
  rating_out_of_range: ({ column }) =>
    `The column "${column}" cannot be a rating: its values must be 0 to 10.`,
  span_field_unknown: ({ question, field }) => `The spans of "${question}" need a field "${field}".`,
  span_field_taken: ({ field }) => `Two span questions use the field "${field}".`,
  use_unfit: ({ column, use }) => `The column "${column}" cannot be of the type ${use}.`,
  field_of_dataset_missing: ({ field }) => `No column of the file fits the field "${field}" of the dataset.`,
  dataset_file_newer: ({ version }) =>
    `a newer Glossa has written the file (version ${version} of the format). Update Glossa first.`,
  settings_unfit: ({ detail }) => `the settings of the dataset are not allowed here (${detail}).`,
  dataset_file_incomplete: ({ records }) =>
    `the dataset ends after ${count(records, "record")}, in the middle. Download it again.`,
  dataset_differs: ({ dataset, other, names }) =>
    `A dataset "${dataset}" already exists, but ${differences[other](names)}. Choose another name with --name.`,
  answered_records: ({ records }) =>
    `The import would change the fields of ${count(records, "record")} that ${records === 1 ? "has" : "have"} answers. Nothing was imported. Run the command with --replace-answered to change them.`,
};

/** A problem in one sentence, with its place before it. */
export function problemWords(problem: Problem): string {
  const say = words[problem.code] as (values: Problem["values"]) => string;
  const sentence = say(problem.values);
  const place = placeWords(problem.at);
  return place === "" ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : `${place}: ${sentence}`;
}

function placeWords({ file, line, row, column }: Place = {}): string {
  const start = [
    ...(file === undefined ? [] : [file]),
    ...(line === undefined ? (row === undefined ? [] : [`row ${row}`]) : [`line ${line}`]),
    ...(column === undefined ? [] : [`column ${column}`]),
  ].join(", ");
  return file === undefined ? start.charAt(0).toUpperCase() + start.slice(1) : start;
}
