import { type Notice, Notices } from "../../notice";
import type { FileProfile } from "../columns/profile";

/** As many columns are named. */
const shownColumns = 10;

/**
 * How numbers that are written as text were read, and which columns nobody can decide but a person.
 *
 * @param profile of the file
 * @example
 * declare const profile: FileProfile;
 * numberNotices(profile).map(({ code }) => code); // such as ["decimal_commas"]
 */
export function numberNotices({
  columns,
  decimal,
}: Pick<FileProfile, "columns" | "decimal">): readonly Notice[] {
  const notices = new Notices();
  const commas = columns.filter((column) => column.decimal === "comma");
  const open = columns.filter((column) => column.isDecimalOpen && column.kind === "text");
  if (commas.length > 0) notices.add("decimal_commas", { columns: namesOf(commas) });
  if (open.length > 0 && decimal === undefined) notices.add("decimals_open", { columns: namesOf(open) });
  return notices.all;
}

function namesOf(columns: FileProfile["columns"]): string[] {
  return columns.slice(0, shownColumns).map(({ name }) => name);
}
