import { badRow, type Row } from "./row";
import { textOfFile } from "./text-of-file";

/** Reads the rows of a file that holds one JSON object on each line. */
export async function* jsonRows(path: string): AsyncGenerator<Row> {
  let line = 0;
  for await (const text of linesOf(path)) {
    line += 1;
    if (text.trim() !== "") yield { line, values: flatten(parseLine(text, line), line) };
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of textOfFile(path)) {
    // Only a line feed ends a line: node:readline would also break JSON strings at U+2028.
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  yield rest;
}

function parseLine(text: string, line: number): Record<string, unknown> {
  const value = parseJson(text, line);
  if (isObject(value)) return value;
  throw badRow({ line, column: 1 }, "each line must be one JSON object.");
}

function parseJson(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
    const column = position === undefined ? text.trimEnd().length + 1 : Number(position) + 1;
    throw badRow({ line, column }, "this is not valid JSON.");
  }
}

/** Nested objects become columns of their own, named `outer_inner`. */
function flatten(value: Record<string, unknown>, line: number): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  const add = (prefix: string, object: Record<string, unknown>) => {
    for (const [key, inner] of Object.entries(object)) {
      const name = `${prefix}${key}`;
      if (isObject(inner)) add(`${name}_`, inner);
      else if (Object.hasOwn(columns, name)) throw badRow({ line, column: name }, "this name occurs twice.");
      else columns[name] = inner;
    }
  };
  add("", value);
  return columns;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
