import {
  isCarried,
  type RecordDifference,
  type RefusedRecord,
  type SettingsDifference,
  type WholeComparison,
} from "@glossa/files/whole";
import { count } from "../../words/count";
import { shownReasons } from "../import-dataset";
import type { DatasetOutcome, Outcome, StoredOutcome } from "./outcome";

/** The sections of the report about the content of datasets. */
export function datasetLines(outcome: Outcome): string[] {
  const { datasets } = outcome;
  const of = (linesOf: (stored: StoredOutcome) => string[]) =>
    datasets.flatMap((dataset) => (dataset.stored ? placed(dataset, linesOf(dataset.stored)) : []));
  const failures = datasets.flatMap((dataset) => placed(dataset, dataset.failure ? [dataset.failure] : []));
  return [
    ...section("## Refused and left out", [...failures, ...of(lacksOf)]),
    ...section(
      "## Carried over\n\nThis was other here before, and is now as it is there.",
      of((stored) => carriedLines(stored, outcome)),
    ),
    ...section(differencesHeading(outcome), of(differenceLines)),
    ...section("## Completed there, pending here", of(pendingLines)),
    ...section("## Metadata without a property", of(extraMetadataLines)),
    ...section(spansHeading(outcome), of(spanLines)),
  ];
}

/** A section that is left out if there is nothing to say. */
export function section(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [heading, lines.map((line) => `- ${line.replaceAll("\n", " ")}`).join("\n")];
}

function placed({ workspace, name }: DatasetOutcome, lines: readonly string[]): string[] {
  return lines.map((line) => `${workspace}/${name}: ${line}`);
}

function lacksOf({ result: { refused, tally }, refusedChanges }: StoredOutcome): string[] {
  return [
    ...refusedLines(refused.first, refused.count, "was refused"),
    ...refusedLines(refusedChanges.first, refusedChanges.count, "could not be updated"),
    ...[...tally.withoutAccount].map(
      ([username, responses]) => `${count(responses, "response")} of ${username}, who has no account here.`,
    ),
  ];
}

function refusedLines(first: readonly RefusedRecord[], all: number, verb: string): string[] {
  const shown = first.slice(0, shownReasons);
  const unlisted = all - shown.length;
  return [
    ...shown.map(({ external_id: id, reason }) => `the record ${id} ${verb}: ${reason}`),
    ...(unlisted > 0 ? [`${count(unlisted, "more record")} refused.`] : []),
  ];
}

function carriedLines(
  { before, comparison, settings, refusedChanges }: StoredOutcome,
  { updates }: Outcome,
): string[] {
  if (!before) return [];
  const isSettled = ({ of, name }: SettingsDifference) =>
    !settings.some((each) => each.of === of && each.name === name);
  const refused = new Set(refusedChanges.first.map(({ external_id: id }) => id));
  const records = (before.comparison?.first ?? []).flatMap(({ id, differences }) => {
    const carried = refused.has(id) ? [] : differences.filter((each) => isCarried(each, !updates));
    return carried.length === 0 ? [] : [`the record ${id}: ${carried.map(differenceWords).join("; ")}`];
  });
  const unlisted = numberOf(before.comparison) - numberOf(comparison) - listedIn(before.comparison);
  return [
    ...before.settings.filter(isSettled).map(({ of, name }) => `${kinds[of]} "${name}"`),
    ...records,
    ...(unlisted > 0 ? [`${count(unlisted, "more difference")} in other records.`] : []),
  ];
}

function numberOf(comparison: WholeComparison | undefined): number {
  if (!comparison) return 0;
  const { parts, partsHere, responses } = comparison.counts;
  return Object.values(responses).reduce((sum, number) => sum + number, parts + partsHere);
}

function listedIn(comparison: WholeComparison | undefined): number {
  return (comparison?.first ?? []).reduce((sum, { differences }) => sum + differences.length, 0);
}

function differencesHeading({ updates, convertsSpans }: Outcome): string {
  const nothing = convertsSpans ? "Apart from shifted spans, nothing" : "Nothing";
  return updates
    ? "## Still different\n\nWhat was changed there since the last copy was carried over; what was changed only here stayed. Records, answers, suggestions and vectors that are only here stayed, too."
    : `## Different here\n\n${nothing} that was stored here before was changed. With \`--update\`, what was changed there since the last copy is carried over.`;
}

function differenceLines({ comparison, settings }: StoredOutcome): string[] {
  const { first = [], onlyStored = [] } = comparison ?? {};
  const unlisted = numberOf(comparison) - listedIn(comparison);
  return [
    ...settings.map(settingLine),
    ...first.map(({ id, differences }) => `the record ${id}: ${differences.map(differenceWords).join("; ")}`),
    ...(unlisted > 0 ? [`${count(unlisted, "more difference")} in other records.`] : []),
    ...onlyStored
      .slice(0, listedIds)
      .map((id) => `the record ${id} is only here: deleted there, or made here.`),
    ...(onlyStored.length > listedIds
      ? [`${count(onlyStored.length - listedIds, "more record")} only here.`]
      : []),
    ...onlyHereLines(comparison?.onlyStoredParts),
  ];
}

function onlyHereLines(parts: WholeComparison["onlyStoredParts"] | undefined): string[] {
  const { count: all, first } = parts ?? { count: 0, first: [] };
  const words = { suggestion: "suggestion to", vector: "vector", response: "response of" } as const;
  return [
    ...first.map(
      ({ id, part, name }) =>
        `the record ${id}: the ${words[part]} ${name} is only here: removed there, or made here.`,
    ),
    ...(all > first.length ? [`${count(all - first.length, "more part")} of records only here.`] : []),
  ];
}

const listedIds = 1000;

const kinds = {
  dataset: "the setting",
  fields: "the field",
  questions: "the question",
  metadata_properties: "the metadata property",
  vectors_settings: "the vectors",
} as const;

const states = {
  changed: "is another one here.",
  missing: "is missing here.",
  extra: "is only here.",
} as const;

function settingLine({ of, name, is }: SettingsDifference): string {
  return `${kinds[of]} "${name}" ${states[is]}`;
}

const later = {
  origin: "was changed later there",
  stored: "was changed later here",
  doubtful: "has a later time here, but may have been changed there, too",
  unconverted: "has other spans here",
  unknown: "differs (which one is later is not known: the folder was made by an early version)",
} as const;

function differenceWords(difference: RecordDifference): string {
  if (difference.part === "response") return `the response of ${difference.name} ${later[difference.later]}`;
  const where = difference.isHere ? " (changed only here)" : "";
  if ("name" in difference) return `the ${difference.part} "${difference.name}" differs${where}`;
  return `${difference.part === "fields" ? "its fields differ" : "its metadata differs"}${where}`;
}

function pendingLines({ comparison }: StoredOutcome): string[] {
  const records = comparison?.pendingAgain ?? 0;
  if (records === 0) return [];
  return [
    `${count(records, "record")}: they have fewer submitted answers here than the dataset asks for. The other server keeps the status when people are deleted with their answers; here, it follows the answers. They are in the queues again.`,
  ];
}

/** Metadata that was carried although the dataset allows no more of it. */
function extraMetadataLines({ result: { tally, dataset } }: StoredOutcome): string[] {
  if (dataset.allow_extra_metadata) return [];
  return [...tally.withoutProperty].map(
    ([property, records]) =>
      `${count(records, "record")} with a value of "${property}", a metadata property that the dataset does not have.`,
  );
}

function spansHeading({ convertsSpans }: Outcome): string {
  const what =
    "## Spans that look shifted\n\nThe page of Argilla stores spans in UTF-16 units; its API, and this server, count code points. Behind an emoji, such spans are shifted.";
  return convertsSpans
    ? `${what} Those that are certain were converted, unless they were changed here.`
    : `${what} They were stored as they are; \`--convert-spans\` converts those that are certain.`;
}

function spanLines({ spans: { certain, doubtful, first } }: StoredOutcome): string[] {
  const all = certain + doubtful;
  if (all === 0) return [];
  return [
    `${count(all, "response")}, ${certain.toLocaleString("en")} of them certain.`,
    ...first.map(({ id, username, question, texts, isCertain }) => {
      const read = texts.map(({ stored, utf16 }) => `${quoted(stored)}, in UTF-16 ${quoted(utf16)}`);
      return `the record ${id}, ${username}, question "${question}"${isCertain ? "" : ", not certain"}: ${read.join("; ")}`;
    }),
    ...(all > first.length ? [`${count(all - first.length, "more response")}.`] : []),
  ];
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
