import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { type DialectName, dialectOf } from "../database/dialects";
import { createAccounts } from "./0001-accounts";
import { createDatasets } from "./0002-datasets";
import { createRecords } from "./0003-records";
import { createCounters } from "./0004-counters";
import { createJobs } from "./0005-jobs";
import { createVocabularies } from "./0006-vocabularies";
import { createSharing } from "./0007-sharing";
import { addJobProgress } from "./0008-job-progress";
import { addSearchIndexes } from "./0009-search-indexes";
import { makeIndexesLean } from "./0010-lean-indexes";
import { keepSentVectors } from "./0011-sent-vectors";
import { addSessions } from "./0012-sessions";
import { countSignIns } from "./0013-sign-ins";
import { renameColumns } from "./0014-glossary-names";
import { createFilterSets } from "./0015-filter-sets";
import { createBulkActions } from "./0016-bulk-actions";
import { addAccountStates } from "./0017-people";
import { createIdentities } from "./0019-identities";
import { createSignIns } from "./0020-own-sign-ins";
import { createApiKeys } from "./0021-api-keys";
import { createSecondFactors } from "./0022-second-factors";
import { createAudit } from "./0023-audit";
import { createResponseVersions } from "./0024-response-versions";
import { createPasswordLinks } from "./0025-password-links";
import { createDeletedPeople } from "./0026-deleted-people";
import { addJobSubjects } from "./0027-job-subjects";
import { createTransfers } from "./0028-transfers";
import { createPasskeys } from "./0029-passkeys";
import { createDeliveryAttempts } from "./0030-delivery-attempts";
import { addDueJobsBySubject } from "./0031-due-jobs-by-subject";
import { addDeletedDatasets } from "./0032-deleted-datasets";
import { addDatasetsOfMessages } from "./0033-datasets-of-messages";
import { addComparedValues } from "./0034-compared-values";
import { compareRankingsByOrder } from "./0035-equal-rankings";
import { addIndexesByValue } from "./0036-indexes-by-value";
import { addStartedJobs } from "./0037-started-jobs";
import { addJobsByStatus } from "./0038-jobs-by-status";
import { createTables } from "./postgres/0001-tables";
import { createCounters as createPostgresCounters } from "./postgres/0002-counters";
import { createVectorDistance } from "./postgres/vector-distance";

type Up = (db: Kysely<unknown>) => Promise<void>;

// From here on both have the same steps.
const since7: Record<string, Up> = {
  "0007-sharing": createSharing,
  "0008-job-progress": addJobProgress,
  "0009-search-indexes": addSearchIndexes,
  "0010-lean-indexes": makeIndexesLean,
  "0011-sent-vectors": keepSentVectors,
  "0012-sessions": addSessions,
  "0013-sign-ins": countSignIns,
  "0014-glossary-names": renameColumns,
  "0015-filter-sets": createFilterSets,
  "0016-bulk-actions": createBulkActions,
  "0019-identities": createIdentities,
  "0017-people": addAccountStates,
  "0020-own-sign-ins": createSignIns,
  "0021-api-keys": createApiKeys,
  "0022-second-factors": createSecondFactors,
  "0023-audit": createAudit,
  "0024-response-versions": createResponseVersions,
  "0025-password-links": createPasswordLinks,
  "0026-deleted-people": createDeletedPeople,
  "0027-job-subjects": addJobSubjects,
  "0028-transfers": createTransfers,
  "0029-passkeys": createPasskeys,
  "0030-delivery-attempts": createDeliveryAttempts,
  "0031-due-jobs-by-subject": addDueJobsBySubject,
  "0032-deleted-datasets": addDeletedDatasets,
  "0033-datasets-of-messages": addDatasetsOfMessages,
  "0034-compared-values": addComparedValues,
  "0035-equal-rankings": compareRankingsByOrder,
  "0036-indexes-by-value": addIndexesByValue,
  "0037-started-jobs": addStartedJobs,
  "0038-jobs-by-status": addJobsByStatus,
};

/** Every step from an empty database to today's tables, in order; steps that were released never change. */
const steps: Record<DialectName, Record<string, Up>> = {
  sqlite: {
    "0001-accounts": createAccounts,
    "0002-datasets": createDatasets,
    "0003-records": createRecords,
    "0004-counters": createCounters,
    "0005-jobs": createJobs,
    "0006-vocabularies": createVocabularies,
    ...since7,
  },
  postgres: {
    "0001-tables": createTables,
    "0002-counters": createPostgresCounters,
    ...since7,
  },
};

/** Brings a database up to date; answers "newer" and changes nothing when a later version has written it. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<"done" | "newer"> {
  if ((await ageOf(db)) === "newer") return "newer";
  const known = steps[dialectOf(db)];
  const migrations = Object.fromEntries(
    Object.entries(known).map(([name, up]): [string, Migration] => [name, { up }]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  if (dialectOf(db) === "postgres") await createVectorDistance(db);
  return "done";
}

/** Whether an earlier, this or a later version has written the tables of a database. */
export async function ageOf<Tables>(db: Kysely<Tables>): Promise<"older" | "current" | "newer"> {
  const known = steps[dialectOf(db)];
  const done = await doneSteps(db);
  if (done.some((name) => !Object.hasOwn(known, name))) return "newer";
  return done.length < Object.keys(known).length ? "older" : "current";
}

async function doneSteps<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
