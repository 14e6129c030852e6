import type { RefusedPerson, Tally, WholeResult } from "@glossa/files/whole";
import { count } from "../../words/count";
import { shownReasons } from "../import-dataset";

/** The outcome of a dataset. */
export interface DatasetOutcome {
  workspace: string;
  name: string;
  isDraft: boolean;
  /** Undefined if it failed. */
  result: WholeResult | undefined;
  failure: string | undefined;
}

/** The outcome of a server. */
export interface Outcome {
  from: string;
  to: string;
  people: { added: string[]; known: string[]; refused: RefusedPerson[]; isSkipped: boolean };
  webhooks: number;
  datasets: DatasetOutcome[];
}

/** Whether everything that can be migrated was migrated. */
export function isComplete({ datasets, people }: Outcome): boolean {
  const isWhole = ({ result, failure }: DatasetOutcome) =>
    failure === undefined &&
    (result?.refused.count ?? 0) === 0 &&
    (result?.tally.withoutAccount.size ?? 0) === 0;
  return datasets.every(isWhole) && people.refused.length === 0;
}

/** The report of a migration as Markdown: what was carried, and what could not be. */
export function reportOf(outcome: Outcome, date: Date): string {
  return [
    `# Migration from ${outcome.from} to ${outcome.to}`,
    date.toISOString().slice(0, 10),
    "## Datasets",
    datasetTable(outcome.datasets),
    ...section("## Metadata without a property", outcome.datasets.flatMap(extraMetadataOf)),
    "## People",
    list(peopleLines(outcome.people)),
    "## Not carried",
    list([...outcome.datasets.flatMap(lacksOf), ...limitsOf(outcome)]),
    "",
  ].join("\n\n");
}

function datasetTable(datasets: readonly DatasetOutcome[]): string {
  if (datasets.length === 0) return "None.";
  const rows = datasets.map(({ workspace, name, isDraft, result }) => [
    cell(workspace),
    cell(isDraft ? `${name} (draft)` : name),
    ...(result ? numbersOf(result) : ["failed", "", "", ""]),
  ]);
  const header = ["Workspace", "Dataset", "Records", "Suggestions", "Vectors", "Responses"];
  return [header, header.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function numbersOf({ tally, refused }: WholeResult): string[] {
  const stored = tally.responses - withoutAccount(tally);
  return [
    part(tally.records - refused.count, tally.records),
    tally.suggestions.toLocaleString("en"),
    tally.vectors.toLocaleString("en"),
    part(stored, tally.responses),
  ];
}

function part(stored: number, all: number): string {
  const number = stored.toLocaleString("en");
  return stored === all ? number : `${number} of ${all.toLocaleString("en")}`;
}

function withoutAccount({ withoutAccount: counts }: Tally): number {
  return [...counts.values()].reduce((sum, responses) => sum + responses, 0);
}

function peopleLines({ added, known, refused, isSkipped }: Outcome["people"]): string[] {
  if (isSkipped) return ["No account was created, as --without-people asks."];
  return [
    ...(added.length > 0
      ? [
          `Accounts created: ${added.join(", ")}. Their passwords are random: send each of them a link from the page *People*, or run \`glossa reset-password NAME\` on the machine of the server.`,
        ]
      : []),
    ...(known.length > 0 ? [`Already there, by the same username: ${known.join(", ")}.`] : []),
    ...refused.map(({ username, reason }) => `The account ${username} was refused: ${reason}`),
  ];
}

function lacksOf({ workspace, name, result, failure }: DatasetOutcome): string[] {
  const place = `${workspace}/${name}`;
  if (failure !== undefined) return [`${place}: ${failure}`];
  if (!result) return [];
  const { refused, tally, unchanged } = result;
  const shown = refused.first.slice(0, shownReasons);
  const unlisted = refused.count - shown.length;
  return [
    ...shown.map(({ external_id: id, reason }) => `${place}: the record ${id} was refused: ${reason}`),
    ...(unlisted > 0 ? [`${place}: ${count(unlisted, "more record")} refused.`] : []),
    ...[...tally.withoutAccount].map(
      ([username, responses]) =>
        `${place}: ${count(responses, "response")} of ${username}, who has no account here.`,
    ),
    ...(unchanged > 0
      ? [
          `${place}: ${count(unchanged, "record")} had been stored before; their responses were left as they are.`,
        ]
      : []),
  ];
}

/** Metadata that was carried although the dataset allows no more of it. */
function extraMetadataOf({ workspace, name, result }: DatasetOutcome): string[] {
  return [...(result?.tally.withoutProperty ?? [])].map(
    ([property, records]) =>
      `${workspace}/${name}: ${count(records, "record")} with a value of "${property}", a metadata property that the dataset does not have.`,
  );
}

function limitsOf({ webhooks }: Outcome): string[] {
  return [
    "Passwords and API keys: servers do not reveal them.",
    "IDs: datasets and records have new ones. A record without an external ID has its former ID as external ID.",
    "Times: records and responses have the time of the migration.",
    ...(webhooks > 0
      ? [`${count(webhooks, "webhook")}: servers do not reveal their secrets. Create them again.`]
      : []),
  ];
}

/** A section that is left out if there is nothing to say. */
function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, list(lines)];
}

function list(lines: readonly string[]): string {
  return lines.length === 0 ? "None." : lines.map((line) => `- ${line.replaceAll("\n", " ")}`).join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
