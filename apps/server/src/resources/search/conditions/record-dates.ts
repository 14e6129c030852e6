import { errorCodes } from "@glossa/contract";
import { unprocessable } from "../../../http/errors/http-errors";

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:?\d{2})?$/i;

/** A bound of a range on a record's own dates, in the form in which they are stored. */
export function recordBound(property: string, value: number | string, side: "ge" | "le"): string {
  if (property !== "inserted_at" && property !== "updated_at") return String(value);
  if (typeof value === "number") return stored(new Date(value).toISOString());
  // A day as the upper bound includes all of that day.
  if (day.test(value)) return side === "ge" ? `${value}T00:00:00` : `${value}T23:59:59.999999`;
  const parts = moment.exec(value.replace(" ", "T"));
  if (!parts || Number.isNaN(Date.parse(value))) {
    throw unprocessable(errorCodes.filter, `'${value}' is no date. Write it like 2024-05-02T10:11:12.123456`);
  }
  const [, seconds = "", fraction = "", zone = "Z"] = parts;
  const inUtc = new Date(`${seconds}${zone}`).toISOString().slice(0, 19);
  return stored(`${inUtc}.${fraction.padEnd(6, "0").slice(0, 6)}`);
}

// The API, and therefore the database, omits a zero fraction.
function stored(text: string): string {
  return text.replace(/Z$/, "").replace(/\.0+$/, "");
}
