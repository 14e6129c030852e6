import type { MigrateArguments } from "../../migrate-arguments";
import type { Terminal } from "../../terminal";
import { count } from "../../words/count";
import type { Origin } from "./origin";
import { type DatasetOutcome, differencesOf, type StoredOutcome } from "./outcome";

/** Prints what is going to be copied. */
export function sayPlan({ source, url, folder }: MigrateArguments, origin: Origin, terminal: Terminal): void {
  terminal.say(`From ${source.url} to ${url}, kept in ${folder}:`);
  for (const { workspace, datasets } of origin.workspaces) {
    const shown = datasets.map(({ name, records }) => `"${name}" (${count(records, "record")})`);
    terminal.say(`  workspace "${workspace.name}": ${shown.join(", ") || "no dataset"}`);
  }
  terminal.say(`  ${count(origin.people.length, "account")}`);
}

/** Prints what was stored of a dataset. */
export function sayOutcome(
  terminal: Terminal,
  outcome: DatasetOutcome | undefined,
  typed: MigrateArguments,
): void {
  if (!outcome) return;
  const { workspace, name, stored, failure } = outcome;
  terminal.say(`${workspace}/${name}: ${stored ? numbersOf(stored, typed).join(", ") : failure}`);
}

function numbersOf(
  stored: StoredOutcome,
  { updates, convertsSpans }: Pick<MigrateArguments, "updates" | "convertsSpans">,
): string[] {
  const { result, comparison, spans } = stored;
  const { tally, refused, unchanged } = result;
  const differences = differencesOf(stored, updates);
  const different = differences > 0 ? [count(differences, "difference")] : [];
  if (!comparison) return ["a draft", ...different];
  const { found } = comparison;
  const shifted = spans.doubtful + (convertsSpans ? 0 : spans.certain);
  return [
    partOf(found.records, tally.records, "record"),
    ...(unchanged > 0 ? [`${unchanged.toLocaleString("en")} of them stored before`] : []),
    ...(refused.count > 0 ? [`${refused.count.toLocaleString("en")} refused`] : []),
    partOf(found.responses, tally.responses, "response"),
    ...different,
    ...(comparison.pendingAgain > 0
      ? [`${count(comparison.pendingAgain, "completed record")} pending again`]
      : []),
    ...(shifted > 0 ? [`${count(shifted, "response")} with spans that look shifted`] : []),
  ];
}

function partOf(stored: number, all: number, noun: string): string {
  return stored === all ? count(all, noun) : `${stored.toLocaleString("en")} of ${count(all, noun)}`;
}
