import type { z } from "zod";
import { HubError } from "./hub-error";
import { type HubSubset, hubInfo, subsetsOf } from "./repository";
import { type HubRow, hubFirstRows, rowsOf } from "./rows";
import { factsOf, type HubColumnFacts, hubStatistics } from "./statistics";

/** Where and how the hub's viewer is asked. */
export interface HubViewerOptions {
  /** The address of the viewer's API. */
  url: string;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  /** Waits before an attempt. Default: real time. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** A split of a subset of a repository. */
export interface HubSelection {
  repository: string;
  subset: string;
  split: string;
}

/** What the hub's viewer returns about public repositories. */
export interface HubViewer {
  /** The subsets of a repository. */
  subsets: (repository: string, signal?: AbortSignal) => Promise<HubSubset[]>;
  /** At most 100 rows. */
  firstRows: (selection: HubSelection, signal?: AbortSignal) => Promise<HubRow[]>;
  /** What was counted, by the names of columns. */
  facts: (selection: HubSelection, signal?: AbortSignal) => Promise<Record<string, HubColumnFacts>>;
}

/** The viewer is asked again after these milliseconds while it computes a reply. */
const pauses = [1000, 2000, 4000];

/**
 * Returns a client of the hub's viewer. Every failure is a `HubError`.
 *
 * @param options the address of the viewer, and how requests are sent
 *
 * @example
 * const viewer = hubViewer({ url: "https://datasets-server.huggingface.co" });
 * const subsets = await viewer.subsets("stanfordnlp/imdb");
 */
export function hubViewer(options: HubViewerOptions): HubViewer {
  const ask = async <Schema extends z.ZodType>(schema: Schema, call: Call): Promise<z.output<Schema>> => {
    const parsed = schema.safeParse(await read(call, options));
    if (!parsed.success) throw new HubError("failed", parsed.error);
    return parsed.data;
  };
  const querying = ({ repository, subset, split }: HubSelection) => ({
    dataset: repository,
    config: subset,
    split,
  });
  return {
    subsets: async (repository, signal) => {
      const subsets = subsetsOf(
        await ask(hubInfo, { path: "/info", query: { dataset: repository }, signal }),
      );
      if (subsets.length === 0) throw new HubError("notFound");
      return subsets;
    },
    firstRows: async (selection, signal) =>
      rowsOf(await ask(hubFirstRows, { path: "/first-rows", query: querying(selection), signal })),
    facts: async (selection, signal) =>
      factsOf(await ask(hubStatistics, { path: "/statistics", query: querying(selection), signal })),
  };
}

interface Call {
  path: string;
  query: Record<string, string>;
  signal: AbortSignal | undefined;
}

async function read(call: Call, options: HubViewerOptions): Promise<unknown> {
  const { wait = realTime } = options;
  for (const pause of [...pauses, undefined]) {
    const response = await send(call, options);
    if (response.ok) return await bodyOf(response);
    const error = HubError.of(response);
    if (error.kind !== "notReady" || pause === undefined) throw error;
    await wait(pause);
  }
}

async function send({ path, query, signal }: Call, options: HubViewerOptions): Promise<Response> {
  const { url, fetch: call = globalThis.fetch } = options;
  try {
    return await call(`${url.replace(/\/$/, "")}${path}?${new URLSearchParams(query)}`, {
      headers: { accept: "application/json" },
      ...(signal && { signal }),
    });
  } catch (cause) {
    throw new HubError(signal?.aborted ? "aborted" : "network", cause);
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new HubError("failed", cause);
  }
}

function realTime(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
