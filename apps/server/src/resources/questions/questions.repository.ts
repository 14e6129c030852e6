import type { Selectable } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { Tables } from "../../database/tables/schema";

/** A stored question. */
export type QuestionRow = Selectable<Tables["questions"]>;

/** The columns of a question that may change. */
export type QuestionChanges = Partial<Pick<QuestionRow, "title" | "description" | "settings">>;

/** The questions of a dataset, in the order of their creation. */
export function listQuestions(db: Handle, datasetId: number): Promise<QuestionRow[]> {
  return db.selectFrom("questions").selectAll().where("dataset_id", "=", datasetId).orderBy("id").execute();
}

/** One question by its public id. */
export function findQuestion(db: Handle, publicId: string): Promise<QuestionRow | undefined> {
  return db.selectFrom("questions").selectAll().where("public_id", "=", publicId).executeTakeFirst();
}

/** Stores a new question. */
export function insertQuestion(
  db: Handle,
  question: Pick<
    QuestionRow,
    "public_id" | "dataset_id" | "name" | "title" | "description" | "required" | "settings"
  >,
): Promise<QuestionRow> {
  const moment = now();
  return db
    .insertInto("questions")
    .values({ ...question, inserted_at: moment, updated_at: moment })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a question. */
export function updateQuestion(db: Handle, id: number, changes: QuestionChanges): Promise<QuestionRow> {
  return db
    .updateTable("questions")
    .set({ ...changes, updated_at: now() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes a question. */
export async function deleteQuestion(db: Handle, id: number): Promise<void> {
  await db.deleteFrom("questions").where("id", "=", id).execute();
}
