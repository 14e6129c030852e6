import type { DemoDataset } from "../dataset";
import { demoDatasets } from "../index";
import { nearOnTopic } from "./neighbours";
import { correctedShare, disagreementShare, pendingShare } from "./responses";
import { distinctWords, mostAlike } from "./texts";
import { invalidValues } from "./values";

/** One measurement, in words, and whether it is as required. */
export interface Figure {
  text: string;
  isGood: boolean;
}

/** Records of which two of the three nearest must be on the same topic. */
const namedRecords = [
  ...[48225, 48227, 48240, 48257, 48304, 48339, 48341, 48391, 48421, 48417].map((id) => `ticket-${id}`),
  ...[
    "en-1005",
    "en-1011",
    "en-1015",
    "en-1030",
    "de-2008",
    "de-2022",
    "de-2030",
    "es-3012",
    "es-3020",
    "es-3044",
  ].map((id) => `news-${id}`),
];

/** Measures the demo data. */
export function checkDemo(): Figure[] {
  const records = demoDatasets.flatMap((dataset) => dataset.records);
  const alike = mostAlike(records);
  const words = distinctWords(records);
  return [
    { text: `${records.length} records in ${demoDatasets.length} datasets`, isGood: records.length === 440 },
    {
      text: `most alike: ${alike.left} and ${alike.right}, ${percent(alike.share)} of five-word runs (below 50 %)`,
      isGood: alike.share < 0.5,
    },
    { text: `${words} distinct words (at least 1500)`, isGood: words >= 1500 },
    ...demoDatasets.flatMap(checkDataset),
    ...checkNeighbours(),
  ];
}

function checkDataset(dataset: DemoDataset): Figure[] {
  const corrected = correctedShare(dataset.records);
  const disagreed = disagreementShare(dataset);
  const pending = pendingShare(dataset.records, "argilla");
  const invalid = invalidValues(dataset);
  return [
    {
      text: `${dataset.name}: ${percent(corrected)} of suggestions were corrected (10–25 %)`,
      isGood: corrected >= 0.1 && corrected <= 0.25,
    },
    {
      text: `${dataset.name}: annotators disagree on ${percent(disagreed)} of shared records (15–35 %)`,
      isGood: disagreed >= 0.15 && disagreed <= 0.35,
    },
    {
      text: `${dataset.name}: ${percent(pending)} pending for argilla (at least 60 %)`,
      isGood: pending >= 0.6,
    },
    {
      text: `${dataset.name}: ${invalid.length} invalid values${invalid.map((issue) => `\n  ${issue}`).join("")}`,
      isGood: invalid.length === 0,
    },
  ];
}

function checkNeighbours(): Figure[] {
  const lonely = namedRecords.filter((id) => {
    const records = demoDatasets.find((dataset) =>
      dataset.records.some((each) => each.external_id === id),
    )?.records;
    return nearOnTopic(records ?? [], id) < 2;
  });
  return [
    {
      text: `${namedRecords.length - lonely.length} of ${namedRecords.length} named records lie near their topic${lonely.map((id) => `\n  not ${id}`).join("")}`,
      isGood: lonely.length === 0,
    },
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
