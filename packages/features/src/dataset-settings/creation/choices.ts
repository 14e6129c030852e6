import type { NamedChoice } from "./GeneralTab";

/** A dataset whose settings can be copied. */
export interface CopySource extends NamedChoice {
  /** The name of its workspace; undefined if it could not be loaded. */
  workspace?: string | undefined;
}

const DOT = " · ";

/**
 * The options for workspaces or datasets, by name and then by workspace. Datasets of several workspaces may have the same
 * name, so an option has both.
 */
export function optionsOf(
  choices: readonly CopySource[],
  languageCode: string,
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(languageCode, { numeric: true });
  return [...choices]
    .sort(
      (one, other) => compare(one.name, other.name) || compare(one.workspace ?? "", other.workspace ?? ""),
    )
    .map(({ id, name, workspace }) => ({
      value: id,
      label: workspace === undefined ? name : name + DOT + workspace,
    }));
}
