import { basename, extname } from "node:path";
import type { Workspace } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import type { ImportArguments } from "../arguments";
import { CommandFailure, messageOf } from "../failure";
import { chooseColumns } from "../guess/choices";
import { count, describeChoices } from "../guess/describe";
import { planDataset } from "../guess/plan-dataset";
import { profileRows } from "../guess/profile";
import { recordsOfRows } from "../records/records-of-rows";
import { readerOf } from "../rows/reader-of";
import { storeDataset } from "../server/store-dataset";
import { findWorkspace, knownWorkspace } from "../server/workspaces";
import type { Terminal } from "../terminal";

/** Creates a dataset from a file, or updates the one that an earlier run created. */
export async function importFile(typed: ImportArguments, api: Client, terminal: Terminal): Promise<void> {
  const { file } = typed;
  const read = await readerOf(file);
  const profile = await profileRows(read(file), typed.id);
  const choices = chooseColumns(profile, typed.columnOptions);
  const plan = planDataset(typed.name ?? basename(file, extname(file)), profile, choices);
  terminal.say(`${basename(file)}: ${describeChoices(profile, choices).join("\n")}`);
  const workspace = await workspaceFor(typed, api, terminal);
  terminal.say(`Dataset "${plan.name}" in workspace "${workspace.name}" at ${typed.url}`);
  if (!typed.yes && (await terminal.ask("Import the file like this?")) === false) {
    throw new CommandFailure(
      "Nothing was imported. Choose columns with --label, --fields, --metadata and --id.",
    );
  }
  const agent = agentOf(file);
  const result = await sayHowFar(typed.url, (onProgress) =>
    storeDataset({
      api,
      workspace,
      plan,
      records: () => recordsOfRows(read(file), { profile, choices, agent }),
      replaceAnswered: typed.replaceAnswered,
      onProgress: (done, total) => {
        onProgress(done, total);
        terminal.showProgress(done, total);
      },
    }),
  );
  const changed = result.changed > 0 ? [`${result.changed} changed`] : [];
  terminal.say([`${result.created} created`, ...changed, `${result.unchanged} unchanged`].join(", "));
  terminal.say(`${typed.url}/dataset/${result.dataset.id}/annotation-mode`);
}

/** Adds the progress of a long job to the message of its failure. */
async function sayHowFar<Result>(
  url: string,
  store: (onProgress: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> {
  let reached = "";
  try {
    return await store((done, total) => {
      reached = ` ${done.toLocaleString("en")} of ${count(total, "record")} were stored. Run the command again to continue.`;
    });
  } catch (error) {
    const sentence = messageOf(error, url);
    throw sentence === undefined || reached === "" ? error : new CommandFailure(sentence + reached);
  }
}

async function workspaceFor(typed: ImportArguments, api: Client, terminal: Terminal): Promise<Workspace> {
  const found = await findWorkspace(api, typed.workspace);
  if (found) return found;
  const name = typed.workspace ?? "default";
  const mayCreate = typed.yes || (await terminal.ask(`The workspace "${name}" does not exist. Create it?`));
  return mayCreate ? await api.createWorkspace({ body: { name } }) : await knownWorkspace(api, name);
}

// The API allows only these characters in the name of an agent.
function agentOf(file: string): string {
  const name = basename(file)
    .replace(/[^a-zA-Z0-9-_:./ ]+/g, "-")
    .slice(0, 200);
  return /[a-zA-Z0-9]/.test(name) ? name : "file";
}
