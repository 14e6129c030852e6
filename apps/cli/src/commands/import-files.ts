import { writeFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { Dataset, Workspace } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import {
  acceptedRecords,
  datasetOfPlan,
  FileFailure,
  type FilePlan,
  type FileProfile,
  guessPlan,
  hasOwnIds,
  knownPeople,
  missingFields,
  type Notice,
  numberNotices,
  type OpenedFile,
  type Problem,
  peopleNotices,
  planForDataset,
  planProblems,
  profileOf,
  questionNotices,
  recordsOf,
  vectorNotices,
} from "@glossa/files";
import {
  appendRecords,
  type RecordSource,
  readDatasetParts,
  readUsers,
  refusedByServer,
  type StoreResult,
  storeDataset,
} from "@glossa/files/store";
import type { ImportArguments } from "../arguments";
import { CommandFailure, messageOf } from "../failure";
import { openAll, wholeDatasetIn } from "../files/open-import";
import type { Terminal } from "../terminal";
import { count } from "../words/count";
import { editedNotices, idNotices, noticeWords } from "../words/notice-words";
import { type DescribedPlan, describePlan } from "../words/plan-words";
import { problemWords } from "../words/problem-words";
import { findWorkspace, knownWorkspace } from "../workspaces";
import { importDataset } from "./import-dataset";

/** Creates a dataset from files, updates the one that an earlier run created, or appends to one. */
export async function importFiles(typed: ImportArguments, api: Client, terminal: Terminal): Promise<void> {
  const whole = await wholeDatasetIn(typed);
  if (whole) {
    const workspace = await workspaceFor(typed, api, terminal, true);
    const result = await sayHowFar(typed.url, terminal, (onProgress) =>
      importDataset(typed, whole, { api, workspace, terminal, onProgress }),
    );
    sayResult(terminal, typed.url, result);
    return;
  }
  const file = await openAll(typed);
  const { decimal } = typed.reading;
  const profile = await profileOf(file, {
    ...(typed.id !== undefined && { id: typed.id }),
    ...(decimal && { decimal }),
  });
  if (typed.refused === undefined) refuseFirst(profile.refusals.map(({ reason }) => reason));
  const guessed = guessPlan({ profile, hints: file.hints, options: typed.columnOptions });
  const workspace = await workspaceFor(typed, api, terminal, !typed.append);
  const dataset = typed.append === undefined ? undefined : await knownDataset(api, workspace, typed.append);
  const users = profile.people.length > 0 ? await readUsers(api) : new Map<string, string>();
  const known = typed.answers === "responses" ? knownPeople(profile.people, users.keys()) : [];
  const fitted = dataset
    ? await appendPlan(api, dataset, guessed, { ...profile, chosenId: typed.id })
    : { plan: guessed, hasOwnIds: false };
  const answersReplace = typed.answers === "suggestions";
  const plan = { ...fitted.plan, responses: known, answersReplace };
  refusePlan(plan, profile, dataset !== undefined);
  const questions = dataset ? [] : questionNotices(profile, plan, file.hints);
  sayPlan(terminal, file, profile, { ...fitted, plan, notices: questions });
  const name = dataset?.name ?? typed.name ?? basename(file.name, extname(file.name));
  terminal.say(`Dataset "${name}" in workspace "${workspace.name}" at ${typed.url}`);
  if (!typed.yes && (await terminal.ask("Import the file like this?")) === false) {
    throw new CommandFailure(
      "Nothing was imported. Choose columns with --label, --fields, --metadata and --id.",
    );
  }
  const { writeRefused, ...read } = recordsFor(typed, file, plan);
  const result = await sayHowFar(typed.url, terminal, (onProgress) => {
    const request = { api, ...read, users, replaceAnswered: typed.replaceAnswered, onProgress };
    return dataset
      ? appendRecords({ ...request, dataset })
      : storeDataset({ ...request, workspace, plan: datasetOfPlan(name, plan) });
  }).catch(async (error: unknown) => {
    // Too many refused rows end the import: those until then are listed.
    await writeRefused(terminal);
    throw error;
  });
  sayResult(terminal, typed.url, { ...result, notices: editedNotices(plan, result) });
  await writeRefused(terminal);
}

function refuseFirst([problem]: Problem[]): void {
  if (problem) throw new FileFailure(problem);
}

function refusePlan(plan: FilePlan, profile: FileProfile, isAppended: boolean): void {
  // The parts of a dataset that exists need not be judged again.
  const problems = planProblems(plan, profile).filter(({ code }) => !isAppended || code === "use_unfit");
  if (problems.length === 0) return;
  throw new CommandFailure(problems.map(problemWords).join("\n"));
}

async function appendPlan(
  api: Client,
  dataset: Dataset,
  guessed: FilePlan,
  profile: Parameters<typeof planForDataset>[2],
): Promise<DescribedPlan> {
  const parts = await readDatasetParts(api, dataset.id);
  const plan = planForDataset(guessed, parts, profile);
  refuseFirst(missingFields(plan, parts));
  return { plan, hasOwnIds: hasOwnIds(parts) };
}

function sayPlan(
  terminal: Terminal,
  file: OpenedFile,
  profile: FileProfile,
  { notices: others, ...described }: DescribedPlan & { notices: readonly Notice[] },
): void {
  const { plan } = described;
  const format = file.format === "csv" ? "" : ` (${file.format})`;
  const notices = [
    ...[
      ...file.notices,
      ...numberNotices(profile),
      ...vectorNotices(profile, plan),
      ...peopleNotices(profile, plan),
      ...others,
    ].map(noticeWords),
    ...idNotices(profile, plan),
  ];
  terminal.say(
    [`${basename(file.name)}${format}: ${describePlan(profile, described).join("\n")}`, ...notices].join(
      "\n",
    ),
  );
}

/**
 * Without a file for refused rows, the first of them ends the import before anything is sent; one that the server refuses
 * ends it in the middle.
 */
function recordsFor({ refused: path }: ImportArguments, file: OpenedFile, plan: FilePlan) {
  if (path === undefined) {
    let scores = 0;
    const records: RecordSource = async function* () {
      // The records are read twice: to compare them, and to send them.
      scores = 0;
      for await (const result of recordsOf(file, plan)) {
        if ("refused" in result) throw new FileFailure(result.refused.reason);
        // A suggestion is valid without a score.
        const leftOut = result.leftOut?.find(({ reason }) => reason.code !== "score_invalid");
        if (leftOut) throw new FileFailure(leftOut.reason);
        scores += result.leftOut?.length ?? 0;
        yield { ...result.record, at: result.row.at };
      }
    };
    const onRefused = refusedByServer({ add: ({ reason }) => refuseFirst([reason]) }, plan);
    const writeRefused = async (terminal: Terminal) => {
      if (scores > 0) terminal.say(`${count(scores, "score")} left out.`);
    };
    return { records, onRefused, writeRefused };
  }
  const { records, refused } = acceptedRecords(file, plan);
  const writeRefused = async (terminal: Terminal) => {
    const all = refused.count + refused.suggestions + refused.scores;
    if (all === 0) return;
    await writeFile(path, refused.toCsv(["place", "reason", "row"], problemWords));
    const listed =
      refused.rows.length < all ? ` the first ${refused.rows.length.toLocaleString("en")} of them` : " them";
    const parts = [
      ...(refused.count > 0 ? [`${count(refused.count, "row")} refused`] : []),
      ...(refused.suggestions > 0 ? [`${count(refused.suggestions, "suggestion")} left out`] : []),
      ...(refused.scores > 0 ? [`${count(refused.scores, "score")} left out`] : []),
    ];
    terminal.say(`${parts.join(", ")}; ${path} lists${listed}.`);
  };
  return { records, onRefused: refusedByServer(refused, plan), writeRefused };
}

function sayResult(
  terminal: Terminal,
  url: string,
  { created, changed, unchanged, dataset, notices = [] }: StoreResult & { notices?: readonly string[] },
): void {
  const changes = changed > 0 ? [`${changed} changed`] : [];
  terminal.say([`${created} created`, ...changes, `${unchanged} unchanged`].join(", "));
  for (const notice of notices) terminal.say(notice);
  terminal.say(`${url}/dataset/${dataset.id}/annotation-mode`);
}

/** Shows the progress of a long job, and adds it to the message of its failure. */
async function sayHowFar<Result>(
  url: string,
  terminal: Terminal,
  store: (onProgress: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> {
  let reached = "";
  try {
    return await store((done, total) => {
      terminal.showProgress(done, total);
      reached = ` ${done.toLocaleString("en")} of ${count(total, "record")} were stored. Run the command again to continue.`;
    });
  } catch (error) {
    const sentence = messageOf(error, url);
    throw sentence === undefined || reached === "" ? error : new CommandFailure(sentence + reached);
  }
}

async function workspaceFor(
  typed: ImportArguments,
  api: Client,
  terminal: Terminal,
  mayBeNew: boolean,
): Promise<Workspace> {
  const found = await findWorkspace(api, typed.workspace);
  if (found) return found;
  const name = typed.workspace ?? "default";
  if (!mayBeNew) return knownWorkspace(api, name);
  const mayCreate = typed.createsWorkspace || (await agreesToCreate(typed, name, terminal));
  if (mayCreate) return api.createWorkspace({ body: { name } });
  return knownWorkspace(api, name, "Choose one of them with --workspace, or add --create-workspace.");
}

/** A name that was typed may be mistyped, so --yes does not create it. */
async function agreesToCreate({ yes, workspace }: ImportArguments, name: string, { ask }: Terminal) {
  if (yes) return workspace === undefined;
  return ask(`The workspace "${name}" does not exist. Create it?`);
}

async function knownDataset(api: Client, workspace: Workspace, name: string): Promise<Dataset> {
  const { items } = await api.listMyDatasets({ query: { workspace_id: workspace.id } });
  const found = items.find((dataset) => dataset.name === name || dataset.id === name);
  if (found) return found;
  throw new CommandFailure(`The workspace "${workspace.name}" has no dataset "${name}".`);
}
