import type { ResponseValues } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import { type Kysely, sql } from "kysely";
import type { Handle } from "../database/database";
import { insertAll } from "../database/insert-all";
import { comparedTypes, comparedValuesOf } from "../resources/responses/compared-values";

// A response can have texts of a megabyte.
const batch = 200;

/** Adds the rows by which submitted responses to texts, spans and rankings are compared. */
export async function addComparedValues(db: Kysely<unknown>): Promise<void> {
  await addRows(db as Handle, await comparedQuestions(db as Handle));
}

/** Writes these rows anew for questions of some types, as they are written today. */
export async function compareAnew(db: Handle, types = comparedTypes): Promise<void> {
  const questions = await comparedQuestions(db, types);
  const ids = [...questions.values()].flat().map(({ id }) => id);
  if (ids.length > 0)
    await sql`DELETE FROM response_values WHERE question_id IN (${sql.join(ids)})`.execute(db);
  await addRows(db, questions);
}

type QuestionsOfDatasets = ReadonlyMap<number, readonly Question[]>;

/** Adds the rows of the responses to some questions. */
async function addRows(db: Handle, questions: QuestionsOfDatasets): Promise<void> {
  if (questions.size === 0) return;
  let after = 0;
  for (;;) {
    const responses = await submittedAfter(db, after, [...questions.keys()]);
    const last = responses.at(-1);
    if (!last) return;
    after = last.id;
    const rows = responses.flatMap(({ values, ...response }) => {
      const given: ResponseValues = JSON.parse(values ?? "{}");
      return (questions.get(response.dataset_id) ?? []).flatMap((question) => {
        const value = ownValue(given, question.name)?.value;
        if (value === undefined) return [];
        const { id: response_id, ...owner } = response;
        return comparedValuesOf(question, value).map((compared) => ({
          ...owner,
          response_id,
          question_id: question.id,
          ...compared,
        }));
      });
    });
    await insertAll(db, "response_values", rows);
  }
}

interface Question {
  id: number;
  dataset_id: number;
  name: string;
  settings: Parameters<typeof comparedValuesOf>[0]["settings"];
}

/** The questions of some types, by their datasets. */
async function comparedQuestions(db: Handle, types = comparedTypes): Promise<Map<number, Question[]>> {
  const { rows } = await sql<Omit<Question, "settings"> & { settings: string }>`
    SELECT id, dataset_id, name, settings FROM questions`.execute(db);
  const questions = rows
    .map((row): Question => ({ ...row, settings: JSON.parse(row.settings) }))
    .filter(({ settings }) => types.includes(settings.type));
  const byDataset = new Map<number, Question[]>();
  for (const question of questions)
    byDataset.set(question.dataset_id, [...(byDataset.get(question.dataset_id) ?? []), question]);
  return byDataset;
}

interface Response {
  id: number;
  dataset_id: number;
  record_id: number;
  user_id: number;
  values: string | null;
}

async function submittedAfter(db: Handle, id: number, datasets: readonly number[]): Promise<Response[]> {
  const { rows } = await sql<Response>`
    SELECT id, dataset_id, record_id, user_id, "values" FROM responses
    WHERE id > ${id} AND status = 'submitted' AND dataset_id IN (${sql.join(datasets)}) ORDER BY id LIMIT ${batch}`.execute(
    db,
  );
  return rows;
}
