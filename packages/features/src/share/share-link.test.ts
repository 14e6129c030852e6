import { describe, expect, it } from "vitest";
import { type SharedProgress, sharedFrom, sharedOf, shareLink } from "./share-link";

const shared: SharedProgress = {
  username: "ana & co",
  submitted: 377,
  teamProgress: 61.913,
  datasetName: "tickets <2026>",
  datasetId: "aed04c70-7de6-44c0-b766-b3572ab5d60f",
};

describe("sharing one's progress", () => {
  it("names person, counts and dataset in the link, the percentage with two decimals (spec 382, 386)", () => {
    const link = new URL(shareLink("http://here", shared));
    expect(link.origin + link.pathname).toBe("http://here/share-your-progress");
    expect(Object.fromEntries(link.searchParams)).toEqual({
      user_name: "ana & co",
      records_submitted: "377",
      team_progress: "61.91",
      dataset_name: "tickets <2026>",
      dataset_id: shared.datasetId,
    });
  });

  it("is calculated from the server's counts, and is 0 in an empty dataset", () => {
    const dataset = { id: "d", name: "tickets" };
    const of = (completed: number, total: number) =>
      sharedOf({ username: "ana" }, dataset, { submitted: 3 }, { completed, total });
    expect(of(1, 4)).toEqual({
      username: "ana",
      submitted: 3,
      teamProgress: 25,
      datasetName: "tickets",
      datasetId: "d",
    });
    expect(of(0, 0).teamProgress).toBe(0);
  });

  it("is parsed from its link", () => {
    const link = new URL(shareLink("http://here", shared));
    expect(sharedFrom(link.searchParams)).toEqual({ ...shared, teamProgress: 61.91 });
  });

  it.each([
    ["", undefined],
    ["user_name=ana", undefined],
    ["dataset_name=tickets", undefined],
  ])("returns nothing for the link %j", (query, read) => {
    expect(sharedFrom(new URLSearchParams(query))).toBe(read);
  });

  it("ignores an invalid dataset id and limits impossible numbers", () => {
    const query = "user_name=a&dataset_name=d&dataset_id=//evil&records_submitted=-4&team_progress=900";
    expect(sharedFrom(new URLSearchParams(query))).toMatchObject({
      datasetId: undefined,
      submitted: 0,
      teamProgress: 100,
    });
  });
});
