import { type Notice, Notices } from "../../notice";
import type { ColumnHint } from "../columns/column-hint";
import type { FileProfile } from "../columns/profile";
import type { FilePlan } from "../file-plan";

/** As many questions are named. */
const shownQuestions = 10;

/**
 * What a new dataset from a file of this server lacks: the settings of the dataset that was exported, and questions with
 * answers that a plan does not have, such as one for several labels of which people have chosen only one.
 *
 * @param profile of the file
 * @param plan for it
 * @param hints of its format
 * @example
 * declare const profile: FileProfile;
 * declare const plan: FilePlan;
 * questionNotices(profile, plan, new Map()); // []: the file is of another program
 */
export function questionNotices(
  { columns }: Pick<FileProfile, "columns">,
  { questions }: Pick<FilePlan, "questions">,
  hints: ReadonlyMap<string, ColumnHint>,
): readonly Notice[] {
  const notices = new Notices();
  const left = columns.flatMap(({ name, values }) => {
    const hint = hints.get(name);
    const isAsked = questions.some(({ column }) => column === name);
    return hint?.kind === "answers" && values > 0 && !isAsked ? [hint.name ?? name] : [];
  });
  if ([...hints.values()].some(({ kind }) => kind === "answers")) notices.add("settings_not_in_file", {});
  if (left.length > 0) notices.add("answers_without_question", { questions: left.slice(0, shownQuestions) });
  return notices.all;
}
