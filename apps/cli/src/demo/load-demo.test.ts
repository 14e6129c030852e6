import { memoryApi } from "@glossa/files/testing";
import { describe, expect, it } from "vitest";
import { loadDemo } from "./load-demo";

describe("loading the demo", () => {
  it("creates six datasets with the responses of the existing users", async () => {
    const { api, stored } = memoryApi({ workspaces: [], users: ["argilla", "ana", "ben"] });
    const progress: [number, number][] = [];
    const demo = await loadDemo({ api, onProgress: (done, total) => progress.push([done, total]) });
    expect(stored.workspaces.map((workspace) => workspace.name)).toEqual(["support", "newsroom"]);
    expect(stored.members).toHaveLength(4);
    expect(demo.datasetIds).toEqual(stored.datasets.map((dataset) => dataset.id));
    expect(demo.firstDatasetId).toBe(stored.datasets[0]?.id);
    expect(stored.records).toHaveLength(440);
    expect(progress.at(-1)).toEqual([440, 440]);
    expect(stored.records.filter((record) => record.responses.length > 0).length).toBeGreaterThan(100);
    expect(stored.records.every((record) => !("topic" in record))).toBe(true);
  });

  it("leaves out the responses of users without an account", async () => {
    const { api, stored } = memoryApi({ workspaces: ["support", "newsroom"] });
    await loadDemo({ api });
    expect(stored.members).toEqual([]);
    expect(stored.records.every((record) => record.responses.length === 0)).toBe(true);
  });
});
