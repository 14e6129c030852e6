import { startHub } from "@glossa/hub-stand-in";
import { signInAt, workspaceForTests } from "./support/api";
import { startProduct } from "./support/server";
import { expect, test } from "./support/test";

const ROWS = 10_000;
const KILLS = 2;

test("an import from the hub goes on after the server was killed, and stores each row once", async () => {
  test.setTimeout(180_000);
  const hub = await startHub();
  const product = await startProduct([], { GLOSSA_HUB_URL: hub.url, GLOSSA_HUB_VIEWER_URL: hub.url });
  let { api } = await signInAt(product.url, "argilla");
  const workspace_id = await workspaceForTests({ api });
  const { id: dataset_id } = await api.createDataset({ body: { name: "parcels", workspace_id } });
  const params = { dataset_id };
  const text = { type: "text" as const, use_markdown: false };
  await api.createField({ params, body: { name: "note", title: "Note", required: true, settings: text } });
  const options = ["letter", "box", "tube"].map((value) => ({ value, text: value }));
  await api.createQuestion({
    params,
    body: { name: "kind", title: "Kind", required: true, settings: { type: "label_selection", options } },
  });
  await api.publishDataset({ params });
  const pairs = (...names: string[]) => names.map((name) => ({ source: name, target: name }));
  const { id } = await api.importFromHub({
    params,
    body: {
      name: "glossa/parcels",
      subset: "default",
      split: "train",
      mapping: { fields: pairs("note"), metadata: [], suggestions: pairs("kind"), external_id: "id" },
    },
  });
  const look = async () => api.getJobDetails({ params: { job_id: id } });
  let stored = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await expect
      .poll(async () => (await look()).progress?.done ?? 0, { intervals: [10] })
      .toBeGreaterThan(stored);
    await product.kill();
    await product.restart();
    ({ api } = await signInAt(product.url, "argilla"));
    const job = await look();
    stored = job.progress?.done ?? 0;
    // Otherwise the server was killed too late to prove anything.
    expect(stored).toBeLessThan(ROWS);
  }
  await expect.poll(async () => (await look()).status, { timeout: 120_000 }).toBe("finished");
  expect((await look()).transfer?.counts).toEqual({ created: ROWS, updated: 0, refused: 0 });
  expect((await api.getDatasetProgress({ params })).total).toBe(ROWS);
  await product.stop();
  await hub.close();
});
