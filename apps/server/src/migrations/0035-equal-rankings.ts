import { type Kysely, sql } from "kysely";
import { addRows, comparedQuestions } from "./0034-compared-values";

/** Writes the rows by which rankings are compared anew: those of one order are equal, whatever their ranks. */
export async function compareRankingsByOrder(db: Kysely<unknown>): Promise<void> {
  const questions = await comparedQuestions(db, ["ranking"]);
  for (const { id } of [...questions.values()].flat())
    await sql`DELETE FROM response_values WHERE question_id = ${id}`.execute(db);
  await addRows(db, questions);
}
