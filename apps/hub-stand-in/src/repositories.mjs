// @ts-check
// The repositories of the stand-in, in memory: those made at start, and those that programs create.
import { createHash, randomUUID } from "node:crypto";
import { cases, flags } from "./fixtures/cases.mjs";
import { examples } from "./fixtures/examples.mjs";
import { fromParquet, toParquet } from "./parquet.mjs";

/** @import { Table } from "./parquet.mjs" */

/**
 * @typedef {object} Repository
 * @property {string} id `owner/name`
 * @property {string} sha the revision
 * @property {boolean} isPrivate
 * @property {boolean} [isGated]
 * @property {boolean} [isNotReady]
 * @property {boolean} [isDisabled]
 * @property {Map<string, Uint8Array>} files what was committed, by path
 * @property {Map<string, Map<string, () => Promise<Table>>>} subsets tables by subset and split
 * @property {Map<string, Uint8Array>} converted the parquet files of the tables, by path
 */

/**
 * Creates the repositories.
 *
 * @returns {Map<string, Repository>}
 */
export function createRepositories() {
  return new Map(
    Object.entries({ ...examples, ...cases }).map(([id, made]) => {
      const repository = createRepository(id, false);
      Object.assign(repository, /** @type {Record<string, object>} */ (flags)[id]);
      for (const [subset, splits] of Object.entries(made))
        repository.subsets.set(
          subset,
          new Map(Object.entries(splits).map(([split, make]) => [split, once(async () => make())])),
        );
      return [id, repository];
    }),
  );
}

/**
 * Creates an empty repository.
 *
 * @param {string} id
 * @param {boolean} isPrivate
 * @returns {Repository}
 */
export function createRepository(id, isPrivate) {
  return {
    id,
    sha: newSha(),
    isPrivate,
    files: new Map(),
    subsets: new Map(),
    converted: new Map(),
  };
}

/** A new revision. */
export function newSha() {
  return createHash("sha1").update(randomUUID()).digest("hex");
}

/**
 * The table of a split; undefined if there is none.
 *
 * @param {Repository} repository
 * @param {string} subset
 * @param {string} split
 */
export function tableOf(repository, subset, split) {
  return repository.subsets.get(subset)?.get(split)?.();
}

/**
 * Stores files, and reads the tables among them: `subset/split-00000-of-00001.parquet`.
 *
 * @param {Repository} repository
 * @param {Map<string, Uint8Array>} files
 * @param {readonly string[]} deleted
 */
export function commitFiles(repository, files, deleted) {
  for (const path of deleted) repository.files.delete(path);
  for (const [path, bytes] of files) repository.files.set(path, bytes);
  repository.sha = newSha();
  for (const [path, bytes] of files) {
    const [, subset, split] = /^([^/]+)\/([^/]+?)-\d+-of-\d+\.parquet$/.exec(path) ?? [];
    if (!subset || !split) continue;
    const splits = repository.subsets.get(subset) ?? new Map();
    repository.subsets.set(
      subset,
      splits.set(
        split,
        once(() => fromParquet(bytes)),
      ),
    );
    repository.converted.set(`${subset}/${split}/0000.parquet`, bytes);
  }
}

/**
 * The parquet file that the hub's conversion would have made of a split.
 *
 * @param {Repository} repository
 * @param {string} subset
 * @param {string} split
 */
export async function convertedFile(repository, subset, split) {
  const path = `${subset}/${split}/0000.parquet`;
  const known = repository.converted.get(path);
  if (known) return known;
  const table = await tableOf(repository, subset, split);
  if (!table) return undefined;
  const bytes = toParquet(table);
  repository.converted.set(path, bytes);
  return bytes;
}

/**
 * @template Result
 * @param {() => Promise<Result>} make
 * @returns {() => Promise<Result>}
 */
function once(make) {
  /** @type {Promise<Result> | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}
