import { join } from "node:path";
import type { Workspace } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { CommandFailure } from "../../failure";
import type { MigrateArguments } from "../../migrate-arguments";
import type { Terminal } from "../../terminal";
import { addMembers, ensureAccounts, ensureWorkspaces } from "./accounts";
import { atOrigin } from "./at-origin";
import { copyDataset, type Servers } from "./copy-dataset";
import { placeOf } from "./kept-dataset";
import { type Origin, type OriginDataset, type OriginWorkspace, readOrigin } from "./origin";
import { type DatasetOutcome, isComplete, isCopied, type Outcome, type PeopleOutcome } from "./outcome";
import { writePrivately } from "./private-files";
import { earlierSentence, reportOf } from "./report";
import { sayOutcome, sayPlan } from "./say";

/**
 * Copies workspaces, people and whole datasets from a server with the API of Argilla. Datasets are kept as files in between:
 * the same command continues where it was interrupted.
 */
export async function migrateFrom(typed: MigrateArguments, servers: Servers): Promise<void> {
  const { from, to, terminal } = servers;
  const origin = await atOrigin(typed, () => readOrigin(from, typed));
  await checkTarget(typed, to, origin);
  sayPlan(typed, origin, terminal);
  await confirm(typed, terminal);
  const workspaces = await ensureWorkspaces(to, origin);
  const { users, people } = await ensureAccounts(to, origin, typed);
  if (typed.addsPeople) await addMembers(to, origin, workspaces, users);
  const datasets: DatasetOutcome[] = [];
  for (const place of placesOf(origin)) {
    datasets.push(await copyOne(typed, servers, { ...place, origin, workspaces, users }));
    sayOutcome(terminal, datasets.at(-1), typed);
  }
  const outcome = outcomeOf(typed, origin, people, datasets);
  await writeReport(typed, outcome, terminal);
  if (!isComplete(outcome)) throw new CommandFailure(adviceOf(outcome));
}

async function checkTarget(typed: MigrateArguments, to: Client, origin: Origin): Promise<void> {
  if ((await to.getMe()).role !== "owner")
    throw new CommandFailure(`The key of ${typed.url} belongs to no owner. Use the key of an owner.`);
  const { items } = await to.listMyWorkspaces();
  if (origin.workspaces.some(({ workspace: { id } }) => items.some((workspace) => workspace.id === id)))
    throw new CommandFailure(
      `${typed.source.url} and ${typed.url} are the same server, or have the same data. Name another one with --url.`,
    );
}

async function confirm({ yes }: MigrateArguments, terminal: Terminal): Promise<void> {
  if (yes) return;
  const agrees = await terminal.ask("Copy all of it?");
  if (agrees === undefined)
    throw new CommandFailure("Nothing was copied: there is no terminal to ask. Add --yes to copy all of it.");
  if (!agrees) throw new CommandFailure("Nothing was copied. Choose with --workspace and --dataset.");
}

interface Place {
  from: OriginWorkspace;
  dataset: OriginDataset;
}

function placesOf({ workspaces }: Origin): Place[] {
  return workspaces.flatMap((from) => from.datasets.map((dataset) => ({ from, dataset })));
}

async function copyOne(
  typed: MigrateArguments,
  servers: Servers,
  work: Place & {
    origin: Origin;
    workspaces: ReadonlyMap<string, Workspace>;
    users: ReadonlyMap<string, string>;
  },
): Promise<DatasetOutcome> {
  const { from, dataset, origin, workspaces, users } = work;
  const { name } = from.workspace;
  const named = { workspace: name, name: dataset.name };
  const target = workspaces.get(from.workspace.id);
  if (!target)
    return {
      ...named,
      isDraft: dataset.status === "draft",
      ...{ read: undefined, stored: undefined },
      failure: `The workspace "${name}" is missing at ${typed.url}.`,
    };
  const place = placeOf(typed.folder, name, dataset);
  return { ...named, ...(await copyDataset(typed, servers, { origin, dataset, place, target, users })) };
}

function outcomeOf(
  { source, url, updates, convertsSpans }: MigrateArguments,
  { people: users, webhooks }: Origin,
  people: PeopleOutcome,
  datasets: DatasetOutcome[],
): Outcome {
  const keys = users.flatMap(({ username, api_key: key }) => (key ? [username] : []));
  return { from: source.url, to: url, updates, convertsSpans, people, keys, webhooks, datasets };
}

async function writeReport(
  { folder }: MigrateArguments,
  outcome: Outcome,
  terminal: Terminal,
): Promise<void> {
  const path = join(folder, "report.md");
  await writePrivately(path, reportOf(outcome, new Date()));
  const sentences = [`${sentenceOf(outcome)}.`, ...earlierSentence(outcome), `${path} has the details.`];
  terminal.say(sentences.join(" "));
}

function sentenceOf(outcome: Outcome): string {
  if (isComplete(outcome)) return "Everything that can be copied was copied";
  return isCopied(outcome)
    ? "What was missing here was copied, but the servers differ"
    : "Not everything was copied";
}

function adviceOf({ datasets, updates }: Outcome): string {
  if (datasets.some(({ failure }) => failure !== undefined))
    return "Not every dataset was copied. Fix the causes listed above and run the command again.";
  const advice = "Keep the other server until what the report lists is settled.";
  return updates ? advice : `${advice} --update carries over what was changed there since.`;
}
