import { schemaOf, type Value } from "@glossa/question-types/schema";
import type { Selectable } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { insertAll, insertReturning } from "../../database/insert-all";
import { idsOf, listOf } from "../../database/lists";
import { newPublicId } from "../../database/public-id";
import type { Tables } from "../../database/tables/schema";
import { together } from "../../database/together";
import type { SchemaQuestion } from "../datasets/dataset-schema";
import type { SentSuggestion } from "./suggestion-rules";

/** A stored suggestion, with the public id of its question. */
export type SuggestionRow = Selectable<Tables["suggestions"]> & { question_public_id: string };

/** A suggestion to store. */
export interface SuggestionToStore {
  datasetId: number;
  recordId: number;
  question: SchemaQuestion;
  sent: SentSuggestion;
  /** An internal id reserved for it, if its record is new: no row can exist for it. */
  id?: number;
}

type IndexedSuggestion = SuggestionToStore & { id: number };

function selectSuggestions(db: Handle) {
  return db
    .selectFrom("suggestions")
    .innerJoin("questions", "questions.id", "suggestions.question_id")
    .selectAll("suggestions")
    .select("questions.public_id as question_public_id");
}

/** The suggestions of some records, in the order of their creation. */
export function listSuggestions(db: Handle, recordIds: readonly number[]): Promise<SuggestionRow[]> {
  return selectSuggestions(db)
    .where("suggestions.record_id", "in", idsOf(recordIds))
    .orderBy("suggestions.inserted_at")
    .orderBy("suggestions.id")
    .execute();
}

/** One suggestion by its public id. */
export function findSuggestion(db: Handle, publicId: string): Promise<SuggestionRow | undefined> {
  return selectSuggestions(db).where("suggestions.public_id", "=", publicId).executeTakeFirst();
}

/** One suggestion by its record and question. */
export function findSuggestionFor(
  db: Handle,
  recordId: number,
  questionId: number,
): Promise<SuggestionRow | undefined> {
  return selectSuggestions(db)
    .where("suggestions.record_id", "=", recordId)
    .where("suggestions.question_id", "=", questionId)
    .executeTakeFirst();
}

/** Stores the suggestions with reserved ids. Returns the stored rows. */
export async function addSuggestions(
  db: Handle,
  suggestions: readonly SuggestionToStore[],
): Promise<SuggestionRow[]> {
  const added = suggestions.flatMap((each) => (each.id === undefined ? [] : [{ ...each, id: each.id }]));
  const moment = now();
  const rows = added.map((each) => ({ id: each.id, ...rowOf(each, moment) }));
  await together(insertAll(db, "suggestions", rows), insertSearched(db, added));
  return rows.map((row, index) => ({
    ...row,
    question_public_id: added[index]?.question.publicId ?? "",
  }));
}

/** Upserts suggestions by (record, question); an existing row keeps its id. */
export async function upsertSuggestions(
  db: Handle,
  suggestions: readonly SuggestionToStore[],
): Promise<void> {
  const rows = suggestions.map((each) => rowOf(each, now()));
  const stored = await insertReturning(db, "suggestions", rows, (insert) =>
    insert
      .onConflict((conflict) =>
        conflict.columns(["record_id", "question_id"]).doUpdateSet((row) => ({
          value: row.ref("excluded.value"),
          type: row.ref("excluded.type"),
          agent: row.ref("excluded.agent"),
          score: row.ref("excluded.score"),
          updated_at: row.ref("excluded.updated_at"),
        })),
      )
      .returning(["id", "record_id", "question_id"]),
  );
  const ids = new Map(stored.map((row) => [`${row.record_id} ${row.question_id}`, row.id]));
  const indexed = suggestions.flatMap((each) => {
    const id = ids.get(`${each.recordId} ${each.question.id}`);
    return id === undefined ? [] : [{ ...each, id }];
  });
  await indexSuggestions(db, indexed);
}

function rowOf({ datasetId, recordId, question, sent }: SuggestionToStore, moment: string) {
  return {
    public_id: newPublicId(),
    dataset_id: datasetId,
    record_id: recordId,
    question_id: question.id,
    value: JSON.stringify(sent.value),
    type: sent.type,
    agent: sent.agent,
    score: sent.score === null ? null : JSON.stringify(sent.score),
    inserted_at: moment,
    updated_at: moment,
  };
}

/** Indexes suggestions by their values and scores, replacing their old index rows. */
export async function indexSuggestions(db: Handle, suggestions: readonly IndexedSuggestion[]): Promise<void> {
  if (suggestions.length === 0) return;
  const ids = idsOf(suggestions.map((each) => each.id));
  await db.deleteFrom("suggestion_values").where("suggestion_id", "in", ids).execute();
  await db.deleteFrom("suggestion_scores").where("suggestion_id", "in", ids).execute();
  await insertSearched(db, suggestions);
}

async function insertSearched(db: Handle, suggestions: readonly IndexedSuggestion[]): Promise<void> {
  const base = (each: IndexedSuggestion) => ({
    dataset_id: each.datasetId,
    suggestion_id: each.id,
    record_id: each.recordId,
    question_id: each.question.id,
  });
  const values = suggestions.flatMap((each) =>
    searchValuesOf(each.question, each.sent.value).map((value) => ({ ...base(each), ...value })),
  );
  const scores = suggestions.flatMap((each) =>
    [each.sent.score ?? []].flat().map((score, ordinal) => ({ ...base(each), ordinal, score })),
  );
  await together(insertAll(db, "suggestion_values", values), insertAll(db, "suggestion_scores", scores));
}

/** The values by which a response or suggestion is found: as text, and as a number if it is one. */
export function searchValuesOf(
  { settings }: SchemaQuestion,
  value: Value,
): { txt: string; num: number | null }[] {
  const values = [...new Set(schemaOf(settings.type).searchValues(value))];
  return values.map((value) => ({ txt: String(value), num: typeof value === "number" ? value : null }));
}

/** Deletes suggestions by their internal ids. */
export async function deleteSuggestions(db: Handle, ids: readonly number[]): Promise<void> {
  await db.deleteFrom("suggestions").where("id", "in", idsOf(ids)).execute();
}

/** Deletes the named suggestions of a record, if they exist. */
export async function deleteNamedSuggestions(
  db: Handle,
  recordId: number,
  publicIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("suggestions")
    .where("record_id", "=", recordId)
    .where("public_id", "in", listOf(publicIds))
    .execute();
}

/** The agents of the suggestions for each question of a dataset. */
export function listAgents(
  db: Handle,
  datasetId: number,
): Promise<{ question_id: number; agent: string | null }[]> {
  return db
    .selectFrom("suggestions")
    .innerJoin("questions", "questions.id", "suggestions.question_id")
    .select(["suggestions.question_id", "suggestions.agent"])
    .distinct()
    .where("questions.dataset_id", "=", datasetId)
    .where("suggestions.agent", "is not", null)
    .orderBy("suggestions.agent")
    .execute();
}
