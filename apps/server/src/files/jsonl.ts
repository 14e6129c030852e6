import { ownValue } from "@glossa/question-types/schema";
import type { FileContext, FileRecord } from "./file-record";

/** Writes records as one JSON object per line, with everything that is known about them. */
export async function* jsonLinesFile(
  pages: AsyncIterable<FileRecord[]>,
  { schema, options }: FileContext,
): AsyncGenerator<string> {
  const names = new Map(schema.questions.map(({ publicId, name }) => [publicId, name]));
  for await (const records of pages)
    for (const record of records) yield `${JSON.stringify(lineOf(record))}\n`;

  function lineOf(record: FileRecord) {
    return {
      id: record.external_id,
      server_id: record.id,
      status: record.status,
      fields: record.fields,
      metadata: record.metadata ?? {},
      suggestions: suggestionsOf(record),
      ...(record.majority ? { majority: Object.fromEntries(record.majority) } : answersOf(record)),
      ...(options.vectors && { vectors: record.vectors ?? {} }),
      inserted_at: record.inserted_at,
      updated_at: record.updated_at,
    };
  }

  function suggestionsOf({ suggestions = [] }: FileRecord) {
    const entries = suggestions.flatMap(({ question_id: id, value, type, agent, score }) => {
      const name = names.get(id);
      return name === undefined ? [] : [[name, { value, type, agent, score }] as const];
    });
    return Object.fromEntries(entries);
  }

  function answersOf({ responses }: FileRecord) {
    return {
      responses: responses.map(({ user_id, username, status, values, inserted_at, updated_at }) => ({
        user_id,
        username,
        status,
        values: valuesOf(values ?? {}),
        inserted_at,
        updated_at,
      })),
    };
  }

  function valuesOf(values: NonNullable<FileRecord["responses"][number]["values"]>) {
    const entries = schema.questions.flatMap(({ name }) => {
      const value = ownValue(values, name)?.value;
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(entries);
  }
}
