import type { DatasetFilePerson, Workspace } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import type { FileSource } from "@glossa/files";
import { readUsers } from "@glossa/files/store";
import {
  addPeople,
  openDatasetFile,
  recordsOfWhole,
  storeWholeDataset,
  type WholeDataset,
  type WholeResult,
} from "@glossa/files/whole";
import type { ImportArguments } from "../arguments";
import { CommandFailure, UsageFailure } from "../failure";
import type { Terminal } from "../terminal";
import { count, firstNames } from "../words/count";
import { type MissingPeopleWords, missingPeopleWords } from "../words/missing-people";

/** How many refused rows are listed: more would repeat the same reasons. */
export const shownReasons = 20;

/** The server and the workspace into which a dataset goes. */
export interface Destination {
  api: Client;
  workspace: Workspace;
  terminal: Terminal;
  onProgress: (done: number, total: number) => void;
}

/** Creates the whole dataset of a file, or continues with one that an earlier run has begun. */
export async function importDataset(
  typed: ImportArguments,
  source: FileSource,
  destination: Destination,
): Promise<WholeResult> {
  const { api, workspace, terminal, onProgress } = destination;
  refuseOptions(typed);
  const dataset = await openDatasetFile(source);
  const ids = await readUsers(api);
  const missing = dataset.head.people.filter(({ username }) => !ids.has(username));
  const isOwner = missing.length === 0 || (await api.getMe()).role === "owner";
  if (typed.addsPeople && !isOwner)
    throw new CommandFailure(
      `Only owners can create accounts. Leave --add-people out, and ask an owner to add these people to "${workspace.name}".`,
    );
  const words = missingPeopleWords(isOwner, workspace.name);
  sayDataset(terminal, source, dataset);
  if (missing.length > 0)
    terminal.say(`  ${words.planned}: ${firstNames(missing.map(({ username }) => username))}`);
  terminal.say(
    `Dataset "${typed.name ?? dataset.head.name}" in workspace "${workspace.name}" at ${typed.url}`,
  );
  if (!typed.yes && (await terminal.ask("Import it like this?")) === false)
    throw new CommandFailure("Nothing was imported.");
  const added = typed.addsPeople ? await addAll(missing, destination) : new Map<string, string>();
  const result = await storeWholeDataset({
    api,
    workspace,
    head: dataset.head,
    records: recordsOfWhole(dataset),
    name: typed.name,
    users: new Map([...ids, ...added]),
    onProgress,
  });
  sayLacks(terminal, result, { words, addsPeople: typed.addsPeople });
  return result;
}

function refuseOptions(typed: ImportArguments): void {
  const { reading, columnOptions, append, id } = typed;
  const isOfRows = Object.keys({ ...reading, ...columnOptions }).length > 0 || id !== undefined;
  if (append === undefined && !isOfRows) return;
  throw new UsageFailure(
    "The file has a whole dataset: --append, --id, --label, --fields, --metadata, --header, --sheet, --text and --decimal do not apply.",
  );
}

/** The people get accounts as annotators, whatever their role in the file was. Refused names are printed. */
async function addAll(
  missing: readonly DatasetFilePerson[],
  { api, workspace, terminal }: Destination,
): Promise<Map<string, string>> {
  const { ids, refused } = await addPeople(api, missing, { workspaceId: workspace.id, role: "annotator" });
  for (const { username, reason } of refused) terminal.say(`The account ${username} was refused: ${reason}`);
  return ids;
}

function sayDataset(terminal: Terminal, { name }: FileSource, { head }: WholeDataset): void {
  const parts = [
    count(head.fields.length, "field"),
    count(head.questions.length, "question"),
    `answers of ${head.people.length.toLocaleString("en")} ${head.people.length === 1 ? "person" : "people"}`,
  ];
  terminal.say(`${name}: the whole dataset "${head.name}" with ${parts.join(", ")}`);
}

function sayLacks(
  terminal: Terminal,
  { tally, refused }: WholeResult,
  { words, addsPeople }: { words: MissingPeopleWords; addsPeople: boolean },
): void {
  terminal.say(
    [
      count(tally.responses, "response"),
      count(tally.suggestions, "suggestion"),
      count(tally.vectors, "vector"),
    ].join(", "),
  );
  const left = [...tally.withoutAccount].map(([username, responses]) => `${username} (${responses})`);
  if (left.length > 0)
    terminal.say(
      `Responses left out, because ${words.reason}: ${firstNames(left)}.${addsPeople ? "" : ` ${words.advice}`}`,
    );
  const shown = refused.first.slice(0, shownReasons);
  for (const { external_id: id, reason } of shown) terminal.say(`The record ${id} was refused: ${reason}`);
  if (refused.count > shown.length) terminal.say(`${count(refused.count, "record")} refused in all.`);
}
