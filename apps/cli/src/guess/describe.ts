import type { Choices } from "./choices";
import type { FileProfile } from "./profile";

/** Describes the use of each column, so that the user can correct a wrong guess before the import. */
export function describeChoices(profile: FileProfile, choices: Choices): string[] {
  const width = Math.max(...profile.columns.map((column) => column.name.length), 2);
  const lines = profile.columns.map(
    (column) =>
      `  ${column.name.padEnd(width)}  ${roles(column.name, profile, choices).join(", ") || "left out"}`,
  );
  const id = profile.id === undefined ? [`  ${"id".padEnd(width)}  derived from the values of the row`] : [];
  const label =
    choices.label === undefined ? ["  No label column found. The dataset gets one question: a comment."] : [];
  return [
    `${count(profile.rows, "row")}, ${count(profile.columns.length, "column")}:`,
    ...lines,
    ...id,
    ...label,
  ];
}

/** A number with its noun, in the singular or plural. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}

function roles(name: string, profile: FileProfile, choices: Choices): string[] {
  const column = profile.columns.find((each) => each.name === name);
  const kind = column?.kind === "integer" || column?.kind === "float" ? column.kind : "terms";
  return [
    ...(profile.id === name ? ["id"] : []),
    ...(choices.fields.includes(name) ? [column?.kind === "chat" ? "field (chat)" : "field"] : []),
    ...(choices.label === name
      ? [`label question with ${count(column?.distinct?.size ?? 0, "option")}, suggested`]
      : []),
    ...(choices.metadata.includes(name) ? [`metadata (${kind})`] : []),
  ];
}
