import type { ResponseStatus, ResponseValues } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import type { Selectable } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { insertAll, insertReturning } from "../../database/insert-all";
import { idsOf } from "../../database/lists";
import { newPublicId } from "../../database/public-id";
import type { Tables } from "../../database/tables/schema";
import { together } from "../../database/together";
import type { SchemaQuestion } from "../datasets/dataset-schema";
import { searchValuesOf } from "../suggestions/suggestions.repository";
import { comparedValuesOf } from "./compared-values";

/** A stored response. */
export type StoredResponse = Selectable<Tables["responses"]>;

/** A stored response, with the public ids of its record and its author. */
export type ResponseRow = StoredResponse & {
  record_public_id: string;
  user_public_id: string;
};

/** A response to store. */
export interface ResponseToStore {
  datasetId: number;
  recordId: number;
  userId: number;
  status: ResponseStatus;
  values: ResponseValues;
  /** The username of the person who writes it, if that is not the author. */
  writtenBy?: string | undefined;
}

function selectResponses(db: Handle) {
  return db
    .selectFrom("responses")
    .innerJoin("records", "records.id", "responses.record_id")
    .innerJoin("users", "users.id", "responses.user_id")
    .selectAll("responses")
    .select(["records.public_id as record_public_id", "users.public_id as user_public_id"]);
}

/** The users who have responded to a record of a dataset, by their names. */
export function listRespondents(db: Handle, datasetId: number) {
  return db
    .selectFrom("users")
    .select(["public_id", "username", "first_name", "last_name", "role"])
    .where("id", "in", (query) =>
      query.selectFrom("responses").select("user_id").where("dataset_id", "=", datasetId),
    )
    .orderBy("username")
    .execute();
}

/** The responses to some records, of everyone or of one user, in the order of their creation. */
export function listResponses(
  db: Handle,
  recordIds: readonly number[],
  userId?: number,
): Promise<ResponseRow[]> {
  let query = selectResponses(db)
    .where("responses.record_id", "in", idsOf(recordIds))
    .orderBy("responses.inserted_at")
    .orderBy("responses.id");
  if (userId !== undefined) query = query.where("responses.user_id", "=", userId);
  return query.execute();
}

/** One response by its public id. */
export function findResponse(db: Handle, publicId: string): Promise<ResponseRow | undefined> {
  return selectResponses(db).where("responses.public_id", "=", publicId).executeTakeFirst();
}

/** Upserts responses by (user, record) and indexes their values; an existing row keeps its id. */
export async function upsertResponses(
  db: Handle,
  responses: readonly ResponseToStore[],
  questions: readonly SchemaQuestion[],
): Promise<void> {
  const stored = await putResponses(db, responses);
  const ids = new Map(stored.map((row) => [`${row.record_id} ${row.user_id}`, row.id]));
  const indexed = responses.flatMap((each) => {
    const id = ids.get(`${each.recordId} ${each.userId}`);
    return id === undefined ? [] : [{ ...each, id }];
  });
  await indexResponses(db, indexed, questions);
}

/** Upserts responses without indexing them. Returns their rows. */
export function putResponses(db: Handle, responses: readonly ResponseToStore[]): Promise<StoredResponse[]> {
  return insertReturning(db, "responses", responses.map(rowOf), (insert) =>
    insert
      .onConflict((conflict) =>
        conflict.columns(["user_id", "record_id"]).doUpdateSet((row) => ({
          status: row.ref("excluded.status"),
          values: row.ref("excluded.values"),
          written_by: row.ref("excluded.written_by"),
          updated_at: row.ref("excluded.updated_at"),
        })),
      )
      .returningAll(),
  );
}

function rowOf({ datasetId, recordId, userId, status, values, writtenBy }: ResponseToStore) {
  const moment = now();
  return {
    public_id: newPublicId(),
    dataset_id: datasetId,
    record_id: recordId,
    user_id: userId,
    status,
    values: JSON.stringify(values),
    written_by: writtenBy ?? null,
    inserted_at: moment,
    updated_at: moment,
  };
}

/** Indexes responses by the values by which they are found and compared, replacing their old index rows. */
export async function indexResponses(
  db: Handle,
  responses: readonly (ResponseToStore & { id: number; isNew?: boolean })[],
  questions: readonly SchemaQuestion[],
): Promise<void> {
  const old = responses.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const removed =
    old.length > 0
      ? db.deleteFrom("response_values").where("response_id", "in", idsOf(old)).execute()
      : undefined;
  const rows = responses.flatMap((each) =>
    questions.flatMap((question) => {
      const value = ownValue(each.values, question.name)?.value;
      if (value === undefined) return [];
      const found = searchValuesOf(question, value);
      const compared = each.status === "submitted" ? comparedValuesOf(question, value) : [];
      return [...found, ...compared].map((indexed) => ({
        dataset_id: each.datasetId,
        response_id: each.id,
        record_id: each.recordId,
        user_id: each.userId,
        question_id: question.id,
        ...indexed,
      }));
    }),
  );
  await together(Promise.resolve(removed), insertAll(db, "response_values", rows));
}

/** Deletes responses. */
export async function deleteResponses(db: Handle, ids: readonly number[]): Promise<void> {
  await db.deleteFrom("responses").where("id", "in", idsOf(ids)).execute();
}
