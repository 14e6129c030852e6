import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandFailure } from "../../failure";
import type { MigrateArguments } from "../../migrate-arguments";
import type { Terminal } from "../../terminal";
import { count } from "../../words/count";
import { addMembers, ensureAccounts, ensureWorkspaces } from "./accounts";
import { atOrigin } from "./at-origin";
import { copyDataset, type Servers } from "./copy-dataset";
import { placeOf } from "./kept-dataset";
import { type Origin, readOrigin } from "./origin";
import { type DatasetOutcome, isComplete, type Outcome, reportOf } from "./report";

/**
 * Copies workspaces, people and whole datasets from a server with the API of Argilla. Datasets are kept as files in between:
 * the same command continues where it was interrupted.
 */
export async function migrateFrom(typed: MigrateArguments, servers: Servers): Promise<void> {
  const { from, to, terminal } = servers;
  const origin = await atOrigin(typed, () => readOrigin(from, typed));
  if ((await to.getMe()).role !== "owner")
    throw new CommandFailure(`The key of ${typed.url} belongs to no owner. Use the key of an owner.`);
  sayPlan(typed, origin, terminal);
  if (!typed.yes && (await terminal.ask("Copy all of it?")) === false)
    throw new CommandFailure("Nothing was copied. Choose with --workspace and --dataset.");
  const workspaces = await ensureWorkspaces(to, origin);
  const { users, people } = await ensureAccounts(to, origin, typed.addsPeople);
  if (typed.addsPeople) await addMembers(to, origin, workspaces, users);
  const outcome: Outcome = {
    from: typed.source.url,
    to: typed.url,
    people,
    webhooks: origin.webhooks,
    datasets: [],
  };
  for (const { workspace, datasets } of origin.workspaces) {
    const target = workspaces.get(workspace.id);
    for (const dataset of datasets) {
      if (!target) continue;
      const place = placeOf(typed.folder, workspace.name, dataset);
      const copied = await copyDataset(typed, servers, { origin, dataset, place, target, users });
      outcome.datasets.push({ ...copied, workspace: workspace.name, name: dataset.name });
      sayOutcome(terminal, outcome.datasets.at(-1));
    }
  }
  await writeReport(typed, outcome, terminal);
  if (outcome.datasets.some(({ failure }) => failure !== undefined))
    throw new CommandFailure(
      "Not every dataset was copied. Fix the causes listed above and run the command again.",
    );
}

function sayPlan({ source, url, folder }: MigrateArguments, origin: Origin, terminal: Terminal): void {
  terminal.say(`From ${source.url} to ${url}, kept in ${folder}:`);
  for (const { workspace, datasets } of origin.workspaces) {
    const shown = datasets.map(({ name, records }) => `"${name}" (${count(records, "record")})`);
    terminal.say(`  workspace "${workspace.name}": ${shown.join(", ") || "no dataset"}`);
  }
  terminal.say(`  ${count(origin.people.length, "account")}`);
}

function sayOutcome(terminal: Terminal, outcome: DatasetOutcome | undefined): void {
  if (!outcome) return;
  const { workspace, name, result, failure, isDraft } = outcome;
  const label = `${workspace}/${name}`;
  if (!result) terminal.say(`${label}: ${failure}`);
  else if (isDraft) terminal.say(`${label}: a draft`);
  else {
    const { tally, refused, unchanged } = result;
    const before = unchanged > 0 ? `, ${unchanged.toLocaleString("en")} of them stored before` : "";
    const lost = refused.count > 0 ? `, ${refused.count.toLocaleString("en")} refused` : "";
    terminal.say(
      `${label}: ${count(tally.records, "record")}${before}${lost}, ${count(tally.responses, "response")}`,
    );
  }
}

async function writeReport(
  { folder }: MigrateArguments,
  outcome: Outcome,
  terminal: Terminal,
): Promise<void> {
  const path = join(folder, "report.md");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path, reportOf(outcome, new Date()));
  const sentence = isComplete(outcome)
    ? "Everything that can be copied was copied"
    : "Not everything was copied";
  terminal.say(`${sentence}. ${path} has the details.`);
}
