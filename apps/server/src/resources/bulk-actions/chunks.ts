import { schemaOf } from "@glossa/question-types/schema";
import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { idsOf } from "../../database/lists";
import type { BulkActionRecordRow } from "./bulk-actions.repository";
import type { BulkContext } from "./respond-to-chunk";

/** The size of the texts and spans that a transaction checks, in bytes; it blocks the writer for some milliseconds. */
const longestTexts = 64 * 1024;

/** Records to respond to in one transaction. */
export interface Chunk {
  rows: readonly BulkActionRecordRow[];
  /** Those that may have values of their texts, such as spans, which are checked against the texts. */
  withText: readonly number[];
}

/** The first of some records whose texts can be checked in one transaction; at least one. */
export async function chunkOf(
  db: Handle,
  context: BulkContext,
  rows: readonly BulkActionRecordRow[],
): Promise<Chunk> {
  const lengths = await textLengths(db, context, rows);
  let length = 0;
  const end = rows.findIndex(({ record_id: id }, index) => {
    length += lengths.get(id) ?? 0;
    return index > 0 && length > longestTexts;
  });
  const some = end === -1 ? rows : rows.slice(0, end);
  return { rows: some, withText: some.map((row) => row.record_id).filter((id) => lengths.has(id)) };
}

/** How long the texts and suggested values are of the records whose responses may have values of the text. */
async function textLengths(
  db: Handle,
  { questions, caller, own }: BulkContext,
  rows: readonly BulkActionRecordRow[],
): Promise<ReadonlyMap<number, number>> {
  const ofText = questions.filter(({ settings }) => schemaOf(settings.type).isOfOneText);
  if (ofText.length === 0) return new Map();
  const suggested = sql`suggestions WHERE record_id = records.id AND question_id IN ${idsOf(ofText.map(({ id }) => id))}`;
  const answer = sql`SELECT 1 FROM responses WHERE record_id = records.id AND user_id = ${caller.id}`;
  const found = await db
    .selectFrom("records")
    .select([
      "id",
      "public_id",
      sql<number | null>`(SELECT sum(octet_length(value)) FROM ${suggested})`.as("suggested"),
      sql<number>`octet_length(fields)`.as("length"),
      sql<unknown>`EXISTS (${answer})`.as("is_answered"),
    ])
    .where("id", "in", idsOf(rows.map((row) => row.record_id)))
    .execute();
  // A submitted response has an empty value for a required question, which is checked as well.
  const isChecked = ofText.some(({ isRequired }) => isRequired);
  const having = found.filter(
    (one) => isChecked || one.suggested !== null || Boolean(one.is_answered) || own.has(one.public_id),
  );
  return new Map(having.map((one) => [one.id, Number(one.length) + Number(one.suggested ?? 0)]));
}
