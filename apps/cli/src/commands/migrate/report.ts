import { count } from "../../words/count";
import type { DatasetOutcome, Outcome, StoredOutcome } from "./outcome";
import { datasetLines, section } from "./report-datasets";

/** The report of a migration as Markdown: what was carried, and what could not be. */
export function reportOf(outcome: Outcome, date: Date): string {
  const { datasets } = outcome;
  return [
    `# Migration from ${outcome.from} to ${outcome.to}`,
    date.toISOString().slice(0, 10),
    "## Datasets",
    "What this server has of them, as it was read back:",
    datasetTable(datasets),
    ...earlierSentence(outcome),
    ...datasetLines(outcome),
    ...section("## People", peopleLines(outcome.people)),
    ...section("## To be set up again", renewedLines(outcome)),
    ...section("## Not carried", limits),
    "",
  ].join("\n\n");
}

function datasetTable(datasets: readonly DatasetOutcome[]): string {
  if (datasets.length === 0) return "None.";
  const rows = datasets.map(({ workspace, name, isDraft, read, stored }) => [
    cell(workspace),
    cell(isDraft ? `${name} (draft)` : name),
    ...(stored ? numbersOf(stored) : ["failed", "", "", ""]),
    read ? timeOf(read.at) : "",
  ]);
  const header = ["Workspace", "Dataset", "Records", "Suggestions", "Vectors", "Responses", "Read there"];
  return [header, header.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** Says that datasets were compared with what an earlier run has read, if some were. */
export function earlierSentence({ datasets }: Outcome): string[] {
  const times = datasets.flatMap(({ read }) => (read?.isEarlier ? [read.at] : []));
  const [oldest] = times.sort((one, other) => one.getTime() - other.getTime());
  if (!oldest) return [];
  const which = `${count(times.length, "dataset")} ${times.length === 1 ? "was" : "were"} read by an earlier run`;
  return [
    `${which}, the oldest at ${timeOf(oldest)}: changes there since are not known. --update reads everything again.`,
  ];
}

function timeOf(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

function numbersOf({ result: { tally }, comparison }: StoredOutcome): string[] {
  const parts = ["records", "suggestions", "vectors", "responses"] as const;
  return parts.map((part) => partOf(comparison?.found[part] ?? 0, tally[part]));
}

function partOf(stored: number, all: number): string {
  const number = stored.toLocaleString("en");
  return stored === all ? number : `${number} of ${all.toLocaleString("en")}`;
}

function peopleLines({ added, known, refused, isSkipped }: Outcome["people"]): string[] {
  return [
    ...(isSkipped ? ["No account was created, as --without-people asks."] : []),
    ...(added.length > 0
      ? [
          `Accounts created, by this and earlier runs: ${added.join(", ")}. Their passwords are random: send each of them a link from the page *People*, or run \`glossa reset-password NAME\` on the machine of the server.`,
        ]
      : []),
    ...(known.length > 0 ? [`Already there, by the same username: ${known.join(", ")}.`] : []),
    ...refused.map(({ username, reason }) => `The account ${username} was refused: ${reason}`),
  ];
}

function renewedLines({ keys, webhooks }: Outcome): string[] {
  return [
    ...(keys.length > 0
      ? [
          `API keys: everybody has a new one here, because a server takes no key that another one has given. These people had one, which their programs may use: ${keys.join(", ")}. Each copies the new one from *My settings* here.`,
        ]
      : []),
    ...(webhooks.length > 0
      ? [
          `${count(webhooks.length, "webhook")}: this server makes a new secret for each. Create them again, and give the listeners the new secrets. Their whole addresses, which may be secret, are on the other server; their hosts: ${hostsOf(webhooks).join(", ")}`,
        ]
      : []),
  ];
}

/** Without paths, queries and user information: whoever knows the address of many a listener may send to it. */
function hostsOf(addresses: readonly string[]): string[] {
  return [
    ...new Set(
      addresses.map((address) => (URL.canParse(address) ? new URL(address).host : "(not a web address)")),
    ),
  ];
}

const limits = [
  "Passwords, which no server reveals.",
  "IDs: datasets and records have new ones. A record without an external ID has its former ID as external ID.",
  "Times: records and responses have the time of the migration.",
];

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
