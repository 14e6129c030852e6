import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { parquetReadObjects } from "hyparquet";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, type DatasetFixture } from "../../testing/fixtures";
import { contentOf, fileOf, importInto, ownerClient } from "../../testing/round-trip";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { loadSchema } from "../datasets/dataset-schema";
import { findDataset } from "../datasets/datasets.repository";
import { extraMetadataNames, mostExtraNames } from "./extra-metadata";

const formats = ["csv", "xlsx", "parquet"] as const;
type Format = (typeof formats)[number];

const names = ['a "quoted",\\name', "a.b", "constructor", "lang", "n", "responses", "size_2", "été", "🏷️"];
const values = {
  lang: "de",
  n: 3,
  "a.b": 0.5,
  "🏷️": "👋🏽 tag",
  constructor: "Ana",
  'a "quoted",\\name': "=1+1",
  responses: ["x", "y"],
  size_2: true,
  été: { is: ["nested"] },
};
const cells = {
  ...values,
  n: "3",
  "a.b": "0.5",
  responses: '["x","y"]',
  size_2: "true",
  été: '{"is":["nested"]}',
};

let server: TestServer;
let address: string;
let dataset: DatasetFixture;

beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
  dataset = await addDataset(server);
  await server.addPerson("ann", "annotator", [dataset.workspaceId]);
  await addProperty("size", true);
  await addProperty("secret", false);
  await dataset.log([
    { external_id: "1", fields: { text: "one" }, metadata: { size: 1, secret: 7, ...values } },
    { external_id: "2", fields: { text: "two" }, metadata: { lang: null, n: 4 } },
    { external_id: "3", fields: { text: "three" } },
  ]);
  const other = await addDataset(server);
  await other.log([{ fields: { text: "x" }, metadata: { of_another_dataset: 1 } }]);
});
afterAll(async () => {
  server.app.server.closeAllConnections();
  await server.close();
});

function addProperty(name: string, isVisible: boolean) {
  const settings = { type: "integer" };
  const body = { name, title: name, settings, visible_for_annotators: isVisible };
  return server.owner("POST", `/datasets/${dataset.datasetId}/metadata-properties`, body);
}

/** The cells of a file by column, and its columns. */
async function tableOf(format: Format, query = "responses=all", key = "owner.apikey") {
  const url = `${address}/api/v1/glossa/datasets/${dataset.datasetId}/file?format=${format}&${query}`;
  const response = await fetch(url, { headers: { "x-argilla-api-key": key } });
  expect(response.status).toBe(200);
  const rows = await rowsOf(format, new Uint8Array(await response.arrayBuffer()));
  const columns = Object.keys(rows[0] ?? {});
  return { rows, metadata: columns.filter((name) => name.startsWith("metadata.")), columns };
}

async function rowsOf(format: Format, bytes: Uint8Array): Promise<Record<string, unknown>[]> {
  if (format === "parquet") return parquetReadObjects({ file: new Uint8Array(bytes).buffer });
  const [header = [], ...rows] =
    format === "csv"
      ? parseCsv(Buffer.from(bytes).toString())
      : ((await readXlsx(bytes)).sheets[0]?.rows ?? []);
  return rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [name, row[index] === "" ? null : (row[index] ?? null)])),
  );
}

const columnsOf = (...each: string[]) => each.map((name) => `metadata.${name}`);
const cellsOf = (found: object) =>
  Object.fromEntries(Object.entries(found).map(([name, value]) => [`metadata.${name}`, value]));

describe.each(formats)("metadata without a property in %s", (format) => {
  it("has columns after those of the properties, in the order of their names", async () => {
    const { rows, metadata, columns } = await tableOf(format, "vectors=true");
    expect(metadata).toEqual(columnsOf("size", "secret", ...names));
    expect(rows[0]).toMatchObject(cellsOf(cells));
    expect(rows[1]).toMatchObject({ "metadata.n": "4", "metadata.lang": null, "metadata.constructor": null });
    expect(rows[2]).toMatchObject({ "metadata.n": null, "metadata.constructor": null });
    expect(columns).not.toContain("metadata.of_another_dataset");
  });

  it("has the same columns in a selection", async () => {
    const { rows, metadata } = await tableOf(format, "search=three&responses=majority");
    expect(rows).toHaveLength(1);
    expect(metadata).toEqual(columnsOf("size", "secret", ...names));
  });

  it("is not for annotators, who see properties only", async () => {
    const { metadata } = await tableOf(format, "responses=mine", "ann.apikey");
    expect(metadata).toEqual(columnsOf("size"));
  });
});

test.each([...formats, "jsonl"] as const)(
  "metadata without a property comes back from %s",
  async (format) => {
    const [before, copy] = [await addDataset(server), await addDataset(server)];
    const { été: _, ...readable } = values;
    // Cells of tables are texts; JSON lines keep numbers and truth values, also where a name has both.
    const mixed = format === "jsonl" ? [true, 7, "yes", [1, "a", false]] : ["yes", "no"];
    await before.log([
      { external_id: "1", fields: { text: "one" }, metadata: { ...readable, size_2: mixed[0] } },
      { external_id: "2", fields: { text: "two" }, metadata: { n: 4, lang: "العربية", size_2: mixed[1] } },
      ...mixed.slice(2).map((size_2, index) => ({
        external_id: `more ${index}`,
        fields: { text: "more" },
        metadata: { size_2 },
      })),
      { external_id: "3", fields: { text: "three" } },
    ]);
    const content = await fileOf(address, before.datasetId, `format=${format}&bom=true`);
    expect(await importInto(ownerClient(address), copy.datasetId, { content, format })).toEqual([]);
    expect(await contentOf(address, copy.datasetId)).toEqual(await contentOf(address, before.datasetId));
  },
);

it("has columns for the first names, where there are too many", async () => {
  const many = await addDataset(server);
  const nameOf = (index: number) => `name ${String(index).padStart(3, "0")}`;
  const property = { name: "zone", title: "Zone", settings: { type: "terms" }, visible_for_annotators: true };
  await server.owner("POST", `/datasets/${many.datasetId}/metadata-properties`, property);
  await many.log(
    Array.from({ length: mostExtraNames + 5 }, (_, index) => ({
      fields: { text: "x" },
      metadata: { [nameOf(mostExtraNames + 4 - index)]: index, zone: "a" },
    })),
  );
  const csv = await (await fileOf(address, many.datasetId, "format=csv")).text();
  const [header = []] = parseCsv(csv);
  const found = header.filter((name) => String(name).startsWith("metadata."));
  const first = Array.from({ length: mostExtraNames }, (_, index) => nameOf(index));
  expect(found).toEqual(columnsOf("zone", ...first));
});

it.each([1, 2, 3, 4, 20])("reads the metadata of %s records at a time", async (partSize) => {
  const { read } = server.services.database;
  const row = await findDataset(read, dataset.datasetId);
  if (!row) throw new Error("The dataset is gone.");
  const asked = { format: "csv", visibleMetadata: undefined } as const;
  expect(await extraMetadataNames(read, await loadSchema(read, row), asked, partSize)).toEqual(names);
});
