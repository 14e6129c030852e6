import type { Dataset } from "@glossa/contract";
import { expect, it } from "vitest";
import { changesOf, isStillSo, settingsOf } from "./mapper";

const settings = { guidelines: "Read.", allowsExtraMetadata: false, minSubmitted: 3 };

const dataset = {
  guidelines: "Read.",
  allow_extra_metadata: false,
  distribution: { strategy: "overlap", min_submitted: 3 },
} as Dataset;

it("converts the settings of a dataset of the server", () => {
  expect(settingsOf(dataset)).toEqual(settings);
});

it.each([
  [{ guidelines: null }, { guidelines: null }],
  [{ allowsExtraMetadata: false }, { allow_extra_metadata: false }],
  [{ minSubmitted: 2 }, { distribution: { strategy: "overlap", min_submitted: 2 } }],
])("sends only the changes of %j", (change, sent) => {
  expect(changesOf(change)).toEqual(sent);
});

it.each([
  [{ guidelines: "Read." }, true],
  [{ guidelines: null }, false],
  [{ minSubmitted: 3 }, true],
  [{ allowsExtraMetadata: true }, false],
])("checks whether %j is unchanged", (seen, isSo) => {
  expect(isStillSo(seen, dataset)).toBe(isSo);
});
