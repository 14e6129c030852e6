import type { Kysely } from "kysely";
import type { Handle } from "../database/database";
import { compareAnew } from "./0034-compared-values";

/** Writes the rows by which rankings are compared anew: those of one order are equal, whatever their ranks. */
export function compareRankingsByOrder(db: Kysely<unknown>): Promise<void> {
  return compareAnew(db as Handle, ["ranking"]);
}
