import { useWarnings } from "../warnings";
import { useDescribedBy } from "./described";

/** The name of a control beside which the page shows a title of its own. */
export interface Naming {
  /** The id of the element that names it, such as the title of the question. */
  labelId?: string | undefined;
  /** Its name for screen readers, if no element of the page shows it. `labelId` wins. */
  label?: string | undefined;
}

type NameAttributes = { [name in "aria-labelledby" | "aria-describedby" | "aria-label"]?: string };

/**
 * The attributes that name a control and, in a question, describe it: by its error, and as filled from a suggestion. Warns
 * in development if no element has the id, or if there is no name at all.
 */
export function useName(component: string, { labelId, label }: Naming): NameAttributes {
  useWarnings(component, () => [nameProblem({ labelId, label })]);
  const describedBy = useDescribedBy(labelId);
  if (labelId !== undefined)
    return { "aria-labelledby": labelId, ...(describedBy && { "aria-describedby": describedBy }) };
  return label === undefined ? {} : { "aria-label": label };
}

/** Why a control has no name, as the rest of a sentence. */
export function nameProblem({ labelId, label }: Naming): string | undefined {
  if (labelId === undefined)
    return label ? undefined : "it has no name for screen readers. Pass `labelId` or `label`.";
  if (document.getElementById(labelId)) return undefined;
  return `labelId is "${labelId}", but no element of the page has this id, so it has no name for screen readers. Give the id to its title, or pass \`label\`.`;
}
