// @ts-check
// The dataset viewer: checks the parameters, then access, then the state of the repository, then looks things up.
import { readableRepository } from "./accounts.mjs";
import { listFeatures, presentRows } from "./cells.mjs";
import { Refusal, sendJson } from "./replies.mjs";
import { convertedFile, tableOf } from "./repositories.mjs";
import { statisticsOf } from "./statistics.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { Repository } from "./repositories.mjs" */
/** @typedef {{ base: string, repositories: Map<string, Repository>, faults: import("./faults.mjs").Faults }} Hub */
/** @typedef {{ dataset: string, config: string, split: string, offset: number, length: number }} Query */
/** @typedef {{ hub: Hub, repository: Repository, query: Query }} Asked */

const maxLength = 100;

/** @type {Record<string, { required: string[], answer: (asked: Asked) => Promise<object> }>} */
const endpoints = {
  "/is-valid": {
    required: ["dataset"],
    answer: async () => ({ preview: true, viewer: true, search: true, filter: true, statistics: true }),
  },
  "/splits": {
    required: ["dataset"],
    answer: async (asked) => ({ splits: splitsOf(asked), ...nothingLeft(asked) }),
  },
  "/info": { required: ["dataset"], answer: info },
  "/size": { required: ["dataset"], answer: size },
  "/parquet": { required: ["dataset"], answer: parquet },
  "/first-rows": {
    required: ["dataset", "config", "split"],
    answer: async (asked) => {
      const { features, rows } = await rowsOf(asked, { offset: 0, length: maxLength });
      return { ...placeOf(asked.query), features, rows, truncated: false };
    },
  },
  "/rows": {
    required: ["dataset", "config", "split"],
    answer: async (asked) => {
      const { features, rows, total } = await rowsOf(asked, asked.query);
      return { features, rows, num_rows_total: total, num_rows_per_page: maxLength, partial: false };
    },
  },
  "/statistics": {
    required: ["dataset", "config", "split"],
    answer: async (asked) => {
      const table = await requireTable(asked);
      return { num_examples: table.rows.length, statistics: statisticsOf(table), partial: false };
    },
  },
};

/**
 * Answers a request to the viewer. Returns whether it was one.
 *
 * @param {Hub} hub
 * @param {IncomingMessage} request
 * @param {ServerResponse} reply
 * @param {URL} url
 */
export async function answerViewer(hub, request, reply, url) {
  const endpoint = Object.hasOwn(endpoints, url.pathname) ? endpoints[url.pathname] : undefined;
  if (!endpoint || request.method !== "GET") return false;
  const query = readQuery(url, endpoint.required);
  const repository = readableRepository(request, hub.repositories, query.dataset, "viewer");
  refuseByState(repository, hub, url.pathname);
  const body = await endpoint.answer({ hub, repository, query });
  sendJson(reply, body, { headers: { "x-revision": repository.sha, "cache-control": "max-age=120" } });
  return true;
}

/**
 * @param {URL} url
 * @param {readonly string[]} required
 * @returns {Query}
 */
function readQuery({ pathname, searchParams }, required) {
  const missing = required.filter((name) => !searchParams.get(name));
  if (missing.length > 0) {
    const names = [...required].reverse().map((name) => `'${name}'`);
    const text =
      pathname === "/rows" || required.length === 1
        ? `Parameter '${missing[0]}' is required`
        : `Parameters ${names.slice(0, -1).join(", ")} and ${names.at(-1)} are required`;
    throw new Refusal(422, "MissingRequiredParameter", text);
  }
  const [offset, length] = [
    wholeNumber(searchParams, "offset", 0),
    wholeNumber(searchParams, "length", maxLength),
  ];
  if (length > maxLength)
    throw new Refusal(422, "InvalidParameter", `Parameter 'length' must not be greater than ${maxLength}`);
  const text = (/** @type {string} */ name) => searchParams.get(name) ?? "";
  return { dataset: text("dataset"), config: text("config"), split: text("split"), offset, length };
}

/**
 * @param {URLSearchParams} parameters
 * @param {string} name
 * @param {number} byDefault
 */
function wholeNumber(parameters, name, byDefault) {
  const text = parameters.get(name);
  if (text === null) return byDefault;
  const number = Number(text);
  if (!Number.isInteger(number))
    throw new Refusal(422, "InvalidParameter", `Parameter '${name}' must be integer`);
  if (number < 0) throw new Refusal(422, "InvalidParameter", `Parameter '${name}' must be positive`);
  return number;
}

/**
 * @param {Repository} repository
 * @param {Hub} hub
 * @param {string} path
 */
function refuseByState({ isNotReady, isDisabled }, { faults }, path) {
  if (isNotReady || faults.isNotReady(path))
    throw new Refusal(
      500,
      "ResponseNotReady",
      "The server is busier than usual and the response is not ready yet. Please retry later.",
    );
  if (isDisabled)
    throw new Refusal(
      501,
      "NotSupportedDisabledViewerError",
      "Not supported: The dataset viewer is disabled.",
    );
}

/** @param {Query} query */
function placeOf({ dataset, config, split }) {
  return { dataset, config, split };
}

/** @param {Asked} asked */
function splitsOf({ repository, query }) {
  const all = [...repository.subsets].flatMap(([config, splits]) =>
    [...splits.keys()].map((split) => ({ dataset: repository.id, config, split })),
  );
  const found = all.filter(({ config }) => query.config === "" || config === query.config);
  if (found.length === 0) throw new Refusal(404, "ResponseNotFound", "Not found.");
  return found;
}

/** @param {Asked} asked */
function nothingLeft({ query }) {
  return query.config === "" ? { pending: [], failed: [] } : {};
}

/** @param {Asked} asked */
async function requireTable({ repository, query }) {
  const table = await tableOf(repository, query.config, query.split);
  if (!table) throw new Refusal(404, "ResponseNotFound", "Not found.");
  return table;
}

/**
 * @param {Asked} asked
 * @param {{ offset: number, length: number }} part
 */
async function rowsOf(asked, part) {
  const table = await requireTable(asked);
  const { hub, repository, query } = asked;
  const place = { base: hub.base, repository, subset: query.config, split: query.split };
  return {
    features: listFeatures(table.features),
    rows: presentRows(table, part, place),
    total: table.rows.length,
  };
}

/** @param {Asked} asked */
async function info(asked) {
  const { repository, query } = asked;
  const splits = splitsOf(asked);
  /** @type {Record<string, any>} */
  const infos = {};
  for (const { config, split } of splits) {
    const table = await tableOf(repository, config, split);
    const size = (await convertedFile(repository, config, split))?.length ?? 0;
    const dataset_name = repository.id.split("/")[1];
    infos[config] ??= {
      description: "",
      citation: "",
      homepage: "",
      license: "",
      features: table?.features,
      builder_name: "parquet",
      dataset_name,
      config_name: config,
      version: { version_str: "0.0.0", major: 0, minor: 0, patch: 0 },
      splits: {},
      download_size: 0,
      dataset_size: 0,
    };
    infos[config].splits[split] = {
      name: split,
      num_bytes: size,
      num_examples: table?.rows.length,
      dataset_name,
    };
    infos[config].download_size += size;
    infos[config].dataset_size += size;
  }
  if (query.config !== "") return { dataset_info: infos[query.config], partial: false };
  return { dataset_info: infos, pending: [], failed: [], partial: false };
}

/** @param {Asked} asked */
async function size(asked) {
  const splits = [];
  for (const { config, split } of splitsOf(asked)) {
    const table = await tableOf(asked.repository, config, split);
    const bytes = await convertedFile(asked.repository, config, split);
    splits.push({
      dataset: asked.repository.id,
      config,
      split,
      num_bytes_parquet_files: bytes?.length ?? 0,
      num_rows: table?.rows.length ?? 0,
      num_columns: Object.keys(table?.features ?? {}).length,
    });
  }
  return { size: { splits }, ...nothingLeft(asked), partial: false };
}

/** @param {Asked} asked */
async function parquet(asked) {
  const { hub, repository, query } = asked;
  const parquet_files = [];
  for (const { config, split } of splitsOf(asked)) {
    const bytes = await convertedFile(repository, config, split);
    const path = `${repository.id}/resolve/refs%2Fconvert%2Fparquet/${config}/${split}/0000.parquet`;
    const url = `${hub.base}/datasets/${path}`;
    const size = bytes?.length ?? 0;
    parquet_files.push({ dataset: repository.id, config, split, url, filename: "0000.parquet", size });
  }
  if (query.config === "") return { parquet_files, pending: [], failed: [], partial: false };
  const [split] = repository.subsets.get(query.config)?.keys() ?? [];
  const table = await tableOf(repository, query.config, split ?? "");
  return { parquet_files, features: table?.features ?? null, partial: false };
}
