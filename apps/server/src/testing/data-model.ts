import { sql } from "kysely";
import type { Handle } from "../database/database";
import type { Tables } from "../database/tables/schema";

/** One sentence for each table; a table without one does not compile. */
const purposes: Record<keyof Tables, string> = {
  users: "A person: role, hash of the password, hash and encrypted copy of the API key.",
  identities:
    "The accounts at identity providers by which people sign in: issuer, and the id of the account there.",
  workspaces: "A group of datasets and of the people who may open them.",
  workspace_users: "Who is a member of which workspace.",
  datasets: "Guidelines, status (draft or ready), and how many submitted responses complete a record.",
  dataset_users: "Who has ever responded to a record of the dataset.",
  fields: "The parts of a record: name, title, and settings as JSON, including the type.",
  questions:
    "What is asked about each record: name, title, and settings as JSON, including the type and the options.",
  metadata_properties: "Properties by which records are filtered and sorted.",
  vectors_settings: "Names and dimensions of the vectors of a dataset.",
  records: "What is annotated: fields and metadata as JSON, and whether enough people have responded.",
  record_metadata: "The metadata of records by property, one row a value, for filters and sorting.",
  responses: "The answer of one user to one record: status, and values by question as JSON in `values`.",
  response_versions:
    "Earlier versions of responses that were changed or deleted; triggers store the latest 100 of each.",
  response_values: "The values by which responses are found and compared, one row a value.",
  suggestions: "What a model or a person proposes as the value of a question.",
  suggestion_values: "The values of suggestions that can be filtered by, one row a value.",
  suggestion_scores: "The scores of suggestions, one row a score.",
  vectors: "The vectors of records: in single precision for similarity, and as they were sent.",
  dataset_counters: "How many records a dataset has and how many are completed; updated by triggers.",
  response_counters: "How many responses of each status a person has in a dataset; updated by triggers.",
  presences: "Who has which dataset and record open; a row is valid for two minutes.",
  transfers:
    "Imports from and exports to the hub: what was requested as JSON, without the token, and how far they are.",
  refused_rows: "The rows of the hub that an import refused, and why.",
  claims: "Records that the shared queue has reserved for a person; a row is valid for five minutes.",
  claim_turns: "The turn in which claims of a dataset are taken, one after the other.",
  preferences: "The preferences of a person, the same in every browser, as JSON.",
  filter_sets:
    "Filters of a dataset that a person saved by name, as JSON in `criteria`, for the workspace where shared.",
  bulk_actions: "Responses that a job gives to all records of a search, with the request as JSON.",
  bulk_action_records:
    "The records of a bulk action: the outcome of each, and its previous response, for undo. Deleted after a week.",
  jobs: "Work that outlives its request: changed statuses of records, webhook messages, indexing, bulk actions.",
  webhooks: "Addresses that are notified of events, with their encrypted secrets.",
  delivery_attempts:
    "The attempts to send a message to a webhook: when, how long, and the answer or the kind of failure.",
  sign_ins:
    "A sign-in whose token is valid: the program and the network it came from, and its last use, to the minute.",
  api_keys: "API keys that people have named, as hashes, with what they may do and until when.",
  second_factors:
    "The secret of a person's authenticator app, encrypted, and the last period of which a code was used.",
  recovery_codes: "Codes that replace the authenticator app once each, as hashes.",
  passkeys: "The public parts of passkeys, with which people sign in without a password.",
  used_challenges: "Challenges for passkeys that were used and have not ended, as hashes.",
  password_links: "Links with which people choose a password, as hashes.",
  deleted_people: "Accounts that were deleted and can be restored for 30 days, with their few rows as JSON.",
  deleted_responses: "The responses of such accounts, and earlier versions of them.",
  audit_entries: "Who did what, without values; no foreign keys, because an entry outlives its object.",
  sign_in_failures: "Counts of wrong passwords, under hashes of names and addresses.",
  sign_in_places: "Places from which a person has signed in before, as hashes.",
  facts: "Facts about the database itself, such as the version of its word index.",
};

/** The sections of the page, each with its tables in order. */
const chapters: Record<string, readonly (keyof Tables)[]> = {
  "People and datasets": ["users", "workspaces", "workspace_users", "datasets", "dataset_users"],
  "Settings of a dataset": ["datasets", "fields", "questions", "metadata_properties", "vectors_settings"],
  "Records and related tables": [
    "datasets",
    "records",
    "responses",
    "response_versions",
    "users",
    "suggestions",
    "questions",
    "vectors",
  ],
  "Values for filters and counts": [
    "record_metadata",
    "response_values",
    "suggestion_values",
    "suggestion_scores",
    "dataset_counters",
    "response_counters",
  ],
  "Working together": ["presences", "claims", "claim_turns"],
  "Other tables": [
    "preferences",
    "filter_sets",
    "bulk_actions",
    "bulk_action_records",
    "identities",
    "jobs",
    "webhooks",
    "delivery_attempts",
    "sign_ins",
    "api_keys",
    "second_factors",
    "recovery_codes",
    "passkeys",
    "used_challenges",
    "password_links",
    "deleted_people",
    "deleted_responses",
    "audit_entries",
    "sign_in_failures",
    "sign_in_places",
    "facts",
  ],
};

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

interface Reference {
  from: string;
  table: string;
  on_delete: string;
}

interface Table {
  name: keyof Tables;
  columns: Column[];
  references: Reference[];
}

/** The page about the tables, in Markdown, according to the migrations of an SQLite database. */
export async function dataModelPage(db: Handle): Promise<string> {
  const tables = new Map<keyof Tables, Table>();
  for (const name of Object.keys(purposes) as (keyof Tables)[]) tables.set(name, await readTable(db, name));
  const described = new Set<keyof Tables>();
  const parts = Object.entries(chapters).map(([title, names]) => {
    const shown = names.flatMap((name) => tables.get(name) ?? []);
    const fresh = shown.filter(({ name }) => !described.has(name));
    for (const { name } of fresh) described.add(name);
    return [`## ${title}`, diagram(shown), ...fresh.map(section)].join("\n\n");
  });
  return `${[introduction, ...parts].join("\n\n")}\n`;
}

const introduction = `# Data model

The tables of the database, as the migrations in \`apps/server/src/migrations\` leave them; \`apps/server/src/database/tables/schema.ts\` is the
same in TypeScript. SQLite and PostgreSQL have the same tables. A test compares this page with a migrated database;
\`GLOSSA_WRITE_DATA_MODEL=1 npx vitest run --project @glossa/server data-model\` writes it anew.

- \`id\` is a number that never leaves the server; \`public_id\` is the UUID that the API shows.
- Moments are text in UTC. JSON is stored as text.
- Beside these tables SQLite has \`record_words_N\` and \`record_terms_N\` for each dataset \`N\` (full-text search),
  PostgreSQL \`record_words\` and \`dataset_terms\`.`;

async function readTable(db: Handle, name: keyof Tables): Promise<Table> {
  const columns = await sql<Column>`SELECT name, type, "notnull", pk FROM pragma_table_info(${name})`.execute(
    db,
  );
  const references = await sql<Reference>`
    SELECT "from", "table", on_delete FROM pragma_foreign_key_list(${name}) ORDER BY id DESC
  `.execute(db);
  if (columns.rows.length === 0) throw new Error(`There is no table ${name}. Remove its purpose.`);
  return { name, columns: columns.rows, references: references.rows };
}

/** An entity-relationship diagram in Mermaid. */
function diagram(tables: readonly Table[]): string {
  const names = new Set<string>(tables.map(({ name }) => name));
  const links = tables.flatMap(({ name, references }) =>
    references
      .filter(({ table }) => names.has(table))
      .map(({ table, from }) => `  ${table} ||--o{ ${name} : ${from}`),
  );
  const alone = tables
    .filter(({ name }) => !links.some((link) => link.split(" ").includes(name)))
    .map(({ name }) => `  ${name}`);
  return ["```mermaid", "erDiagram", ...links, ...alone, "```"].join("\n");
}

function section({ name, columns, references }: Table): string {
  const rows = columns.map(({ name: column, type, notnull, pk }) => {
    const reference = references.find(({ from }) => from === column);
    const notes = [
      pk > 0 ? "key" : "",
      notnull === 0 && pk === 0 ? "may be null" : "",
      reference
        ? `→ \`${reference.table}\`${reference.on_delete === "CASCADE" ? ", removed with it" : ""}`
        : "",
    ];
    return `| \`${column}\` | ${type.toLowerCase()} | ${notes.filter(Boolean).join("; ")} |`;
  });
  return [`### ${name}`, purposes[name], ["| Column | Type | |", "|---|---|---|", ...rows].join("\n")].join(
    "\n\n",
  );
}
