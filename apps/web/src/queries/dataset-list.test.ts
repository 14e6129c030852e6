import { afterEach, expect, test } from "vitest";
import { queryClient } from "./client";
import { type DatasetListing, datasetListQuery, forgetDataset } from "./dataset-list";
import { datasetsQuery } from "./datasets";

afterEach(() => queryClient.clear());

test.each([true, false])(
  "a deleted dataset is in no list any more, before they are loaded again: with details %s (spec 409)",
  (hasDetails) => {
    const datasets = [{ id: "a" }, { id: "b" }] as never[];
    queryClient.setQueryData(datasetsQuery.queryKey, datasets);
    queryClient.setQueryData(datasetListQuery.queryKey, { hasDetails, datasets } as DatasetListing);
    forgetDataset("a");
    expect(queryClient.getQueryData(datasetsQuery.queryKey)).toEqual([{ id: "b" }]);
    expect(queryClient.getQueryData(datasetListQuery.queryKey)).toEqual({
      hasDetails,
      datasets: [{ id: "b" }],
    });
    expect(queryClient.getQueryState(datasetListQuery.queryKey)?.isInvalidated).toBe(true);
  },
);

test("lists that were never loaded stay so", () => {
  forgetDataset("a");
  expect(queryClient.getQueryData(datasetListQuery.queryKey)).toBeUndefined();
});
