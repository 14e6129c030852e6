import { sql } from "kysely";

/** Some kinds of jobs, or all but these. */
export interface JobKinds {
  areIncluded: boolean;
  kinds: readonly string[];
  /** Without it, jobs about any subject, or about none. */
  subject?: string;
}

/** Every kind. */
export const allKinds: JobKinds = { areIncluded: false, kinds: [] };

/** The condition that a job is of some kinds. */
export function ofKinds({ areIncluded, kinds, subject }: JobKinds) {
  const about = subject === undefined ? sql`` : sql` AND subject = ${subject}`;
  if (kinds.length === 0) return sql<boolean>`${sql.lit(areIncluded ? 0 : 1)} = 1${about}`;
  const list = sql.join(kinds.map((kind) => sql.lit(kind)));
  return areIncluded ? sql<boolean>`kind IN (${list})${about}` : sql<boolean>`kind NOT IN (${list})${about}`;
}
