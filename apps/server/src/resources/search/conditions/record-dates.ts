import { errorCodes } from "@glossa/contract";
import { unprocessable } from "../../../http/errors/http-errors";

const form = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A bound of a range on a record's own dates, in the form in which they are stored. */
export function recordBound(property: string, value: number | string, side: "ge" | "le"): string {
  if (property !== "inserted_at" && property !== "updated_at") return String(value);
  if (typeof value === "number") return stored(inUtc(value, value).replace("Z", ""));
  const [, day = "", time, fraction = "", zone = "Z"] = form.exec(value) ?? [];
  // JavaScript reads February 30 as March 2.
  if (inUtc(`${day}T00:00:00Z`, value).slice(0, day.length) !== day) throw noDate(value);
  // A day as the upper bound includes all of that day.
  if (time === undefined) return side === "ge" ? `${day}T00:00:00` : `${day}T23:59:59.999999`;
  const seconds = inUtc(`${day}T${time}${zone.toUpperCase()}`, value).slice(0, 19);
  return stored(`${seconds}.${fraction.padEnd(6, "0").slice(0, 6)}`);
}

function inUtc(moment: number | string, value: number | string): string {
  const date = new Date(moment);
  // Dates are compared as text, so all have years of four digits. The year of what is no date is NaN.
  const year = date.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) throw noDate(value);
  return date.toISOString();
}

function noDate(value: number | string) {
  return unprocessable(
    errorCodes.filter,
    `'${value}' is no date between the years 0 and 9999. Write it like 2024-05-02T10:11:12.123456`,
  );
}

// The API, and therefore the database, omits a zero fraction.
function stored(text: string): string {
  return text.replace(/\.0+$/, "");
}
