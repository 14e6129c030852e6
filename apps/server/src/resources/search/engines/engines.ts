import type { Handle } from "../../../database/database";
import { type DialectName, dialectOf } from "../../../database/dialects";
import { postgresEngine } from "./postgres-engine";
import type { SearchEngine } from "./search-engine";
import { sqliteEngine } from "./sqlite-engine";

const engines: Record<DialectName, SearchEngine> = { sqlite: sqliteEngine, postgres: postgresEngine };

/** The search engine of a database. */
export function engineOf(db: Handle): SearchEngine {
  return engines[dialectOf(db)];
}
