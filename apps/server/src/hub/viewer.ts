import { ownValue } from "@glossa/question-types/schema";
import { z } from "zod";
import { dataUrlOf, decodeCell } from "./decode-cell.mjs";
import { MissingColumns, type RowBatch } from "./parquet-rows";
import { fetchPatiently, HubError } from "./patient-fetch.mjs";

const freeForm = z.record(z.string(), z.unknown());
const parquetBody = z.object({
  parquet_files: z.array(
    z.object({ split: z.string(), url: z.string(), filename: z.string(), size: z.number() }),
  ),
  features: freeForm.nullish(),
});
const rowsBody = z.object({
  features: z.array(z.object({ name: z.string(), type: z.unknown() })),
  rows: z.array(z.object({ row: freeForm })),
  num_rows_total: z.number(),
});

/** A table on the hub. */
export interface HubTable {
  repository: string;
  subset: string;
  split: string;
}

/** How the viewer is asked. */
export interface ViewerAccess {
  viewerUrl: string;
  firstPause?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** The parquet files of a table, with the types of its columns if the hub returns them. */
export interface ParquetListing {
  files: { url: string; size: number }[];
  splits: string[];
  features: Record<string, unknown> | null;
}

/** Returns the parquet files of a table in the order of their rows. */
export async function listParquet(access: ViewerAccess, table: HubTable): Promise<ParquetListing> {
  const found = await ask(
    access,
    "parquet",
    { dataset: table.repository, config: table.subset },
    parquetBody,
  );
  const all = found.parquet_files;
  const files = all
    .filter(({ split, url }) => split === table.split && /^https?:/.test(url))
    .sort((a, b) => (a.filename < b.filename ? -1 : 1));
  return {
    files: files.map(({ url, size }) => ({ url, size })),
    splits: [...new Set(all.map(({ split }) => split))],
    features: found.features ?? null,
  };
}

const rowsAtOnce = 100;
const imagesAtOnce = 4;

/** Reads rows page by page, for tables without parquet files. */
export async function* viewerRows(
  access: ViewerAccess,
  table: HubTable,
  { columns, from, to }: { columns: readonly string[]; from: number; to: number },
): AsyncGenerator<RowBatch> {
  for (let offset = from, total = to; offset < Math.min(to, total); offset += rowsAtOnce) {
    const query = {
      dataset: table.repository,
      config: table.subset,
      split: table.split,
      offset,
      length: Math.min(rowsAtOnce, to - offset),
    };
    const page = await ask(access, "rows", query, rowsBody);
    total = page.num_rows_total;
    const types = page.features;
    const missing = columns.filter((name) => !types.some((feature) => feature.name === name));
    if (missing.length > 0) throw new MissingColumns(missing);
    const rows: Record<string, unknown>[] = [];
    for (const { row } of page.rows)
      rows.push(
        Object.fromEntries(
          columns.map((name) => [
            name,
            decodeCell(types.find((feature) => feature.name === name)?.type, ownValue(row, name)),
          ]),
        ),
      );
    await takeImages(access, rows);
    yield { start: offset, rows, total: Math.min(total, to) };
    if (rows.length === 0) return;
  }
}

/** The viewer's addresses of images expire: the images themselves are taken. */
async function takeImages(access: ViewerAccess, rows: readonly Record<string, unknown>[]): Promise<void> {
  const open = rows.flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) => {
      const src = (value as { src?: unknown } | null)?.src;
      return typeof src === "string"
        ? [{ src, set: (image: string) => Object.assign(row, { [name]: image }) }]
        : [];
    }),
  );
  const take = async () => {
    for (let next = open.pop(); next; next = open.pop()) next.set(await imageAt(access, next.src));
  };
  await Promise.all(Array.from({ length: imagesAtOnce }, take));
}

async function imageAt(access: ViewerAccess, src: string): Promise<string> {
  const reply = await fetchPatiently(src, {}, access);
  return dataUrlOf(new Uint8Array(await reply.arrayBuffer()));
}

async function ask<Body>(
  access: ViewerAccess,
  endpoint: string,
  query: Record<string, string | number>,
  schema: z.ZodType<Body>,
): Promise<Body> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const reply = await fetchPatiently(`${access.viewerUrl}/${endpoint}?${parameters}`, {}, access);
  const { data, error } = schema.safeParse(await reply.json().catch(() => undefined));
  if (error) throw new HubError(502, "UnknownBody", `The reply of /${endpoint} cannot be read`);
  return data;
}

/** Whether a refusal of the file list leaves the hope that the rows can be read page by page. */
export function mayHaveRows({ status, code }: HubError): boolean {
  return code !== "ResponseNotReady" && (status === 501 || status === 500);
}
