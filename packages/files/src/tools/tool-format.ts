import { type Format, openedFile } from "../formats/format";
import type { FileFormat } from "../formats/formats";
import type { Sniff } from "../formats/sniff";
import { Notices } from "../notice";
import type { ColumnHint } from "../plan/columns/column-hint";
import { joinedAnswers } from "../rows/joined-answers";
import type { Place, RowAnswer, RowResult } from "../rows/row";
import type { FileSource } from "../source";
import { JsonItems } from "../tables/json-items";
import { objectOfJson, rowOfObject } from "../tables/json-row";
import { jsonItems } from "../tables/json-rows";
import { textOf } from "../text/decoded";
import { linesOf } from "../text/lines";

/** The object of a tool for one text. */
export type Task = Record<string, unknown>;

/** The collectors to which the conversion of tasks adds. */
export interface Findings {
  notices: Notices;
  hints: Map<string, ColumnHint>;
}

/** A converted task: values by column, and the answers of people. */
export interface ConvertedTask {
  values: Task;
  answers?: readonly RowAnswer[];
}

/** A tool whose files are lists of JSON objects. */
export interface JsonTool {
  id: FileFormat;
  /** Whether the first tasks of a file are those of the tool. */
  matches(tasks: readonly Task[]): boolean;
  /** Begins to convert a file. */
  converter(findings: Findings): (task: Task) => ConvertedTask;
}

const mostSamples = 50;

/** Makes a format of a tool. */
export function toolFormat({ id, matches, converter }: JsonTool): Format {
  return {
    id,
    matches: (start) => {
      const tasks = samplesOf(start);
      return tasks.length > 0 && matches(tasks);
    },
    open: (source, start) => {
      const notices = new Notices();
      const hints = new Map<string, ColumnHint>();
      const isArray = start.text.trimStart().startsWith("[");
      // Hints and notices are complete after the first tasks.
      const convertSample = converter({ notices: new Notices(), hints });
      for (const task of samplesOf(start)) convertSample(task);
      return openedFile(source, notices, {
        format: id,
        hints,
        rows: () =>
          joinedAnswers(rowsOf(objectTexts(source, isArray, notices), converter({ notices, hints }))),
      });
    },
  };
}

function samplesOf({ text, extension }: Sniff): Task[] {
  if (extension === "csv" || extension === "tsv") return [];
  const start = text.trimStart();
  const texts = start.startsWith("[")
    ? new JsonItems().push(start).map((item) => item.text)
    : start.startsWith("{")
      ? start.split("\n").filter((line) => line.trim() !== "")
      : [];
  return texts.slice(0, mostSamples).flatMap((each) => {
    const object = objectOfJson(each, {});
    return "value" in object ? [object.value] : [];
  });
}

async function* rowsOf(
  texts: AsyncIterable<{ at: Place; text: string }>,
  convert: (task: Task) => ConvertedTask,
): AsyncGenerator<RowResult> {
  for await (const { at, text } of texts) {
    const object = objectOfJson(text, at);
    yield "reason" in object ? object : rowOfTask(convert(object.value), at, text);
  }
}

function rowOfTask({ values, answers = [] }: ConvertedTask, at: Place, text: string): RowResult {
  const row = rowOfObject(values, at, text);
  return "reason" in row || answers.length === 0 ? row : { ...row, answers };
}

async function* objectTexts(source: FileSource, isArray: boolean, notices: Notices) {
  if (isArray) {
    let row = 0;
    for await (const { line, text } of jsonItems(source, notices)) {
      row += 1;
      yield { at: { line, row }, text };
    }
    return;
  }
  for await (const { line, text } of linesOf(textOf(source, notices))) {
    if (text.trim() !== "") yield { at: { line }, text };
  }
}
