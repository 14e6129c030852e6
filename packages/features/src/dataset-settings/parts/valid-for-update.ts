import { draftIssues } from "@glossa/question-types/settings";
import type { PartChange } from "../view-model";
import { titleProblem } from "./drafts";

/**
 * Whether a changed part of a dataset may be sent. Its form does not offer to save another one; this is the last check
 * before the call.
 *
 * @param part with the change and the part as the user saw it
 * @example
 * declare const part: PartChange;
 * isValidForUpdate(part); // false if its title is blank
 */
export function isValidForUpdate(part: PartChange): boolean {
  if (part.kind !== "question") return titleProblem(part.change.title, true) === undefined;
  const { title, description, settings } = part.change;
  const { settings: stored, required } = part.seen;
  const draft = { title, description: description ?? "", isRequired: required, settings };
  return draftIssues(draft, { stored, textFields: [], takenFields: [] }).length === 0;
}
