import { errorCodes } from "@glossa/contract";
import { unprocessable } from "./errors/http-errors";

const maxIds = 100;
const uuid = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/** Parses the ids of a URL, `a,b,c`; `noun` names in the refusal what is to be deleted. */
export function parseIdList(text: string, noun: string): string[] {
  const ids = text.split(",");
  if (!ids.every((id) => uuid.test(id))) throw unprocessable(errorCodes.ids, "Invalid UUID format");
  if (ids.length > maxIds)
    throw unprocessable(errorCodes.ids, `Cannot delete more than ${maxIds} ${noun} at once`);
  return ids.map(canonical);
}

function canonical(id: string): string {
  const digits = id.replaceAll("-", "").toLowerCase();
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
