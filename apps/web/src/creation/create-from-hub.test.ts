import { ApiError } from "@glossa/contract/client";
import type { HubDraft } from "@glossa/features/hub-dataset";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../api";
import { hubApi } from "../hub/jobs";
import { queryClient } from "../queries/client";
import { createFromHub } from "./create-from-hub";

const text = { name: "text", type: { kind: "string" }, use: "text" } as const;
const draft: HubDraft = {
  repository: "ns/rulings",
  name: "rulings",
  workspace: { id: "w", name: "law" },
  subset: "en",
  subsets: { en: { split: "train", columns: [text], questions: [], externalId: undefined } },
};

/** What the server knows of the import, one reply for each time it is asked. */
const known = { totals: [] as number[], status: "started" as "started" | "finished" };
const asked = vi.fn();

beforeEach(() => {
  asked.mockReset();
  const reply = (value: unknown) => async () => value as never;
  vi.spyOn(api, "createDataset").mockImplementation(reply({ id: "d" }));
  vi.spyOn(api, "createField").mockImplementation(reply({}));
  vi.spyOn(api, "publishDataset").mockImplementation(reply({}));
  vi.spyOn(hubApi, "importFromHub").mockImplementation(reply({ id: "j", status: "queued" }));
  vi.spyOn(hubApi, "getJob").mockImplementation(async () => ({ id: "j", status: known.status }));
  vi.spyOn(api, "getDatasetProgress").mockImplementation((async () => {
    asked();
    return { total: known.totals.shift() ?? 9 };
  }) as never);
});
afterEach(() => vi.restoreAllMocks());

async function create() {
  const pauses: number[] = [];
  const outcome = await createFromHub(
    draft,
    {},
    () => undefined,
    async (pause) => void pauses.push(pause),
  );
  return { outcome, pauses };
}

it("the metadata say that the dataset was created in the interface, and from what (spec 421, 422)", async () => {
  Object.assign(known, { totals: [10], status: "started" });
  await create();
  const mapping = {
    fields: [{ source: "text", target: "text" }],
    metadata: [],
    suggestions: [],
    external_id: null,
  };
  const metadata = { repoId: "ns/rulings", subset: "en", split: "train", mapping, imported: "UI" };
  expect(vi.mocked(api.createDataset)).toHaveBeenCalledWith({ body: expect.objectContaining({ metadata }) });
});

it("asks for the progress every three seconds until ten records have arrived (spec 172)", async () => {
  Object.assign(known, { totals: [0, 9, 10], status: "started" });
  const { outcome, pauses } = await create();
  expect(outcome).toEqual({ datasetId: "d" });
  expect([asked.mock.calls.length, pauses]).toEqual([3, [3000, 3000]]);
});

it("asks ten times at most, and then opens the dataset that is still filled (spec 172)", async () => {
  Object.assign(known, { totals: [], status: "started" });
  const { outcome } = await create();
  expect(outcome).toEqual({ datasetId: "d" });
  expect(asked).toHaveBeenCalledTimes(10);
});

it("does not wait for more records than there are", async () => {
  Object.assign(known, { totals: [3], status: "finished" });
  const { outcome, pauses } = await create();
  expect([outcome, pauses]).toEqual([{ datasetId: "d" }, []]);
});

it.each([
  { canRestore: true, erased: ["DELETE /api/v1/glossa/deleted-datasets/d"] },
  { canRestore: false, erased: [] },
])("leaves nothing if the import is refused, deleted datasets are kept: $canRestore", async (test) => {
  queryClient.clear();
  const abilities = { version: 1, deleted_datasets: test.canRestore };
  vi.spyOn(api, "getSettings").mockResolvedValue({ glossa: abilities } as never);
  const erased: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (init?.method === "DELETE") erased.push(`DELETE ${input}`);
    return Response.json({ name: "rulings" });
  });
  vi.mocked(hubApi.importFromHub).mockRejectedValue(new ApiError("http", { status: 422, body: {} }));
  const remove = vi.spyOn(api, "deleteDataset").mockResolvedValue({ id: "d", status: "ready" } as never);
  const { outcome } = await create();
  expect(outcome).toMatchObject({ refusal: { isNameTaken: false } });
  expect(remove).toHaveBeenCalledWith({ params: { dataset_id: "d" } });
  expect(erased).toEqual(test.erased);
});
