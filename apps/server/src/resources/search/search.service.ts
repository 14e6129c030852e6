import { createHash } from "node:crypto";
import { errorCodes, parseTextQuery, type RecordSearch } from "@glossa/contract";
import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { idsOf } from "../../database/lists";
import { notFoundText, unprocessable, unprocessableWithCode } from "../../http/errors/http-errors";
import { findRecords } from "../records/records.repository";
import { listVectors } from "../records/vectors.repository";
import { byId } from "./conditions/conditions";
import { conditionsOf } from "./conditions/filters";
import type { SearchContext } from "./conditions/search-context";
import { orderOf } from "./conditions/sort";
import { levelsOf, type OpenWord, openWordsIn } from "./conditions/text-conditions";
import { engineOf } from "./engines/engines";
import type { TextMatch } from "./engines/search-engine";
import { findAround } from "./find-around";
import { findSorted } from "./find-sorted";
import { meanOf } from "./mean-vector";
import {
  countFound,
  type Found,
  findByRelevance,
  findInOrder,
  findSimilar,
  rarestFirst,
  type SearchWindow,
  type Selection,
} from "./search.repository";

/** The result of a search: a page, and the total. */
export interface Results {
  found: Found[];
  total: number;
}

/** The context of a search, and the records that it excludes. */
export interface SearchOptions extends SearchContext {
  /** The user whose own order is used. Default: the order of creation. */
  userPublicId?: string;
  /** Records that are counted but not returned. */
  exceptIds?: readonly number[];
}

const noResults: Results = { found: [], total: 0 };
export const maxSimilar = 1000;
// Each open word scans the whole vocabulary, so further ones are matched exactly.
const maxOpen = 10;
// More words make a search that the databases do not answer in time.
const maxTerms = 2000;

/** Runs a search of one dataset. */
export async function searchRecords(
  db: Handle,
  { query, filters, sort }: RecordSearch,
  context: SearchOptions,
  page: SearchWindow,
): Promise<Results> {
  const order = sort && orderOf(sort, context);
  const selection = await selectionOf(db, { query, filters }, context);
  const reference = query?.vector && (await referenceOf(db, query.vector, context));
  if (!selection) return noResults;
  const returned = excludingIds(selection, context.exceptIds);
  if (reference) return searchSimilar(db, reference, returned, page);
  if (order) return findSorted(db, { selection, returned }, order, page);
  const counting = countFound(db, selection);
  const [found, total] = await Promise.all([
    findUnsorted(db, returned, { ...page, userPublicId: context.userPublicId }, counting),
    counting,
  ]);
  return { found, total };
}

/** The records that a search selects by its words and filters; undefined for none. */
export async function selectionOf(
  db: Handle,
  { query, filters }: Pick<RecordSearch, "query" | "filters">,
  context: SearchOptions,
): Promise<Selection | undefined> {
  const { dataset } = context.schema;
  const conditions = conditionsOf(filters?.and ?? [], context);
  const match = query?.text && (await matchOf(db, query.text, context));
  // An unpublished dataset has no records, and a query without a word matches nothing.
  if (dataset.status === "draft" || (query?.text && match === undefined)) return undefined;
  return rarestFirst(db, { datasetId: dataset.id, conditions, match: match ?? undefined });
}

function excludingIds(selection: Selection, ids: readonly number[] = []): Selection {
  if (ids.length === 0) return selection;
  const others = byId(sql`records.id NOT IN ${idsOf(ids)}`);
  return { ...selection, conditions: [...selection.conditions, others] };
}

function findUnsorted(
  db: Handle,
  selection: Selection,
  { userPublicId, ...page }: SearchWindow & { userPublicId: string | undefined },
  counting: Promise<number>,
): Promise<Found[]> {
  if (selection.match !== undefined) return findByRelevance(db, selection, page, counting);
  if (userPublicId === undefined) return findInOrder(db, selection, page);
  return findAround(db, selection, { ...page, start: startOf(userPublicId) });
}

/** The start of a user's own order: random, but always the same. */
function startOf(userPublicId: string): number {
  return createHash("sha256").update(userPublicId).digest().readUInt32BE(0) >>> 1;
}

// The maximum depth that every search engine supports.
const maxLevels = 24;
const tooDeep =
  "The search text is nested too deeply: use fewer brackets, and fewer changes between words that must and words that may be found.";

type TextQuery = NonNullable<NonNullable<RecordSearch["query"]>["text"]>;

async function matchOf(
  db: Handle,
  { q, field }: TextQuery,
  context: SearchContext,
): Promise<TextMatch | undefined> {
  const { dataset, fields } = context.schema;
  const searchedFields = field == null ? fields : [fieldNamed(field, context)];
  const condition = parseTextQuery(q, { hasContaining: !context.isPlain });
  if (!condition || dataset.status === "draft") return undefined;
  if (levelsOf(condition) > maxLevels) throw unprocessable(errorCodes.searchText, tooDeep);
  // These depend on the vocabulary of the dataset.
  const terms = new Map<string, string[]>();
  for (const word of openWordsIn(condition)) {
    if (terms.size < maxOpen && !terms.has(keyOf(word)))
      terms.set(keyOf(word), await findTerms(db, dataset.id, word));
  }
  return { condition, fields: searchedFields, termsFor: (word) => terms.get(keyOf(word)) ?? [exactly(word)] };
}

async function findTerms(db: Handle, datasetId: number, word: OpenWord): Promise<string[]> {
  if (!("part" in word)) return engineOf(db).findSimilarTerms(db, datasetId, word);
  const found = await engineOf(db).findTermsWith(db, datasetId, word, maxTerms + 1);
  if (found.length <= maxTerms) return found;
  throw unprocessable(
    errorCodes.searchTooBroad,
    `More than ${maxTerms} different words contain \`${word.part}\`: search for more letters`,
  );
}

function keyOf(word: OpenWord): string {
  return "part" in word ? `*${word.part}*` : `${word.word}~${word.edits}`;
}

function exactly(word: OpenWord): string {
  return "part" in word ? word.part : word.word;
}

function fieldNamed(name: string, { schema }: SearchContext) {
  const found = schema.fields.find((each) => each.name === name);
  if (found) return found;
  throw unprocessable(
    errorCodes.unknownReference,
    `Field \`${name}\` not found in dataset \`${schema.dataset.public_id}\`.`,
  );
}

type VectorQuery = NonNullable<NonNullable<RecordSearch["query"]>["vector"]>;

/** The vector with which records are compared. */
interface Reference {
  settingsId: number;
  vector: number[];
  /** The records of the vector; they are excluded from the results. */
  exceptIds: readonly number[];
}

async function searchSimilar(
  db: Handle,
  reference: Reference,
  selection: Selection,
  page: SearchWindow,
): Promise<Results> {
  if (page.offset >= maxSimilar) return noResults;
  const { settingsId, vector, exceptIds } = reference;
  const found = await findSimilar(db, excludingIds(selection, exceptIds), {
    settingsId,
    vector,
    limit: Math.min(page.offset + page.limit, maxSimilar),
  });
  return { found: found.slice(page.offset), total: found.length };
}

async function referenceOf(db: Handle, query: VectorQuery, context: SearchContext): Promise<Reference> {
  const { schema, isPlain } = context;
  const { dataset, vectors } = schema;
  const settings = vectors.find((each) => each.name === query.name);
  if (!settings)
    throw unprocessable(
      errorCodes.unknownReference,
      `Vector \`${query.name}\` not found in dataset \`${dataset.public_id}\`.`,
    );
  const more = isPlain ? [] : (query.record_ids ?? []);
  const { vector, exceptIds } = await vectorOf(db, { ...query, record_ids: more }, dataset);
  if (vector.length !== settings.dimensions) {
    const expected = `${settings.dimensions} dimensions, the value has ${vector.length}`;
    throw unprocessable(errorCodes.searchVector, `Vector \`${query.name}\` has ${expected}.`);
  }
  if (vector.every((each) => each === 0))
    throw unprocessable(errorCodes.searchVector, "A zero vector cannot be used for a similarity search.");
  // The least similar to a vector are the most similar to its negation.
  const compared = query.order === "least_similar" ? vector.map((each) => -each) : vector;
  return { settingsId: settings.id, vector: compared, exceptIds };
}

async function vectorOf(
  db: Handle,
  { name, record_id: recordId, record_ids: more, value }: VectorQuery,
  dataset: { id: number; public_id: string },
): Promise<Pick<Reference, "vector" | "exceptIds">> {
  if (recordId == null) return { vector: value ?? [], exceptIds: [] };
  const publicIds = [...new Set([recordId, ...(more ?? [])])];
  const records = await findRecords(db, dataset.id, { publicIds });
  const missing = publicIds.find((id) => !records.some((record) => record.public_id === id));
  if (missing !== undefined) {
    throw unprocessable(
      errorCodes.unknownReference,
      `${notFoundText("Record", missing)} in dataset \`${dataset.public_id}\`.`,
    );
  }
  const exceptIds = records.map(({ id }) => id);
  const stored = await listVectors(db, exceptIds, [name]);
  const withoutVector = records.find(({ id }) => !stored.some((vector) => vector.recordId === id));
  if (withoutVector) {
    const message = `Record \`${withoutVector.public_id}\` does not have a vector for vector settings \`${name}\``;
    throw unprocessableWithCode(errorCodes.missingVector, message);
  }
  return { vector: meanOf(stored.map((each) => each.value)), exceptIds };
}
