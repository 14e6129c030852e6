// @ts-check
// Imports a repository of the hub, whose stand-in runs in this process.
import { join } from "node:path";
import { startHub } from "../../apps/hub-stand-in/src/start-hub.mjs";
import { call } from "./at-page.mjs";
import { startProduct } from "./product.mjs";

const ROWS = 10_000;
const LOOK_MS = 50;

/**
 * Measures the import of the first ten thousand rows of a repository, which its parquet files contain.
 *
 * @param {ReturnType<typeof import("./print.mjs").makePrinter>} print
 * @param {string} folder for the data of a product of its own
 */
export async function measureImportFromHub(print, folder) {
  const hub = await startHub();
  const product = await startProduct(join(folder, "hub"), {
    GLOSSA_HUB_URL: hub.url,
    GLOSSA_HUB_VIEWER_URL: hub.url,
  });
  try {
    const { url } = product;
    const dataset = await makeDataset(url);
    const pairs = (/** @type {string} */ name) => [{ source: name, target: name }];
    const mapping = { fields: pairs("note"), metadata: [], suggestions: pairs("kind"), external_id: "id" };
    const repository = { name: "glossa/parcels", subset: "default", split: "train", mapping };
    const started = performance.now();
    const { id } = await call(url, "POST", `/datasets/${dataset}/import`, repository);
    for (let status = ""; status !== "finished"; ) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      ({ status } = await call(url, "GET", `/jobs/${id}`));
      if (status === "failed") throw new Error("The import failed.");
    }
    const seconds = (performance.now() - started) / 1000;
    const { total } = await call(url, "GET", `/datasets/${dataset}/progress`);
    if (total !== ROWS) throw new Error(`${total} of ${ROWS} rows were imported.`);
    print.figure(`hub: import of ${ROWS} rows from parquet`, { value: seconds, limit: 15, unit: "s" });
  } finally {
    await product.stop();
    await hub.close();
  }
}

/**
 * @param {string} url
 * @returns {Promise<string>} the id of the dataset
 */
async function makeDataset(url) {
  const [workspace] = (await call(url, "GET", "/me/workspaces")).items;
  const { id } = await call(url, "POST", "/datasets", { name: "parcels", workspace_id: workspace.id });
  const text = { type: "text", use_markdown: false };
  await call(url, "POST", `/datasets/${id}/fields`, {
    name: "note",
    title: "Note",
    required: true,
    settings: text,
  });
  const options = ["letter", "box", "tube"].map((value) => ({ value, text: value }));
  const settings = { type: "label_selection", options };
  await call(url, "POST", `/datasets/${id}/questions`, {
    name: "kind",
    title: "Kind",
    required: true,
    settings,
  });
  await call(url, "PUT", `/datasets/${id}/publish`);
  return id;
}
