import { invalidRequest, wrongJson } from "../errors/http-errors";

type Place = readonly (string | number)[];

const maxShown = 100;

/**
 * The problem of a number as it is written in JSON: numbers are stored in double precision, and one that would be
 * returned as another number is refused. Parsing has already rounded it, so its value alone does not show that.
 */
export function refuseInexact(number: string, placeOf: () => Place): void {
  const value = Number(number);
  // The parser refuses what is not a number.
  if (Number.isNaN(value)) return;
  const isWhole = /^-?\d+$/.test(number);
  if (Number.isFinite(value) && (!isWhole || String(value) === number || value === 0)) return;
  const shown = shortened(number);
  const place = placeOf();
  if (!Number.isFinite(value)) {
    throw refusedAt(
      place,
      "number_too_large",
      `The number ${shown}${at(place)} is larger than any that can be stored`,
    );
  }
  throw refusedAt(
    place,
    "integer_inexact",
    `The whole number ${shown}${at(place)} can't be stored exactly: it lies beyond ±${Number.MAX_SAFE_INTEGER}. Send it as text`,
  );
}

/** Refuses text that the databases store in different ways: with the character zero or with a lone surrogate. */
export function refuseUnstorable(text: string, placeOf: () => Place): void {
  const hasZero = text.includes("\0");
  if (!hasZero && text.isWellFormed()) return;
  const place = placeOf();
  throw refusedAt(
    place,
    hasZero ? "text_with_nul" : "text_with_lone_surrogate",
    `The text${at(place)} holds ${hasZero ? "the character U+0000" : "half of a surrogate pair"}, which can't be stored. Leave it out`,
  );
}

/** Parses a JSON string, including its quotes. */
export function readText(json: string): string {
  try {
    return JSON.parse(json);
  } catch {
    throw wrongJson();
  }
}

function refusedAt(place: Place, type: string, msg: string) {
  const loc = place.map((key) => (typeof key === "string" ? shortened(key.toWellFormed()) : key));
  return invalidRequest([{ type, loc: ["body", ...loc], msg }]);
}

// Some clients display only the message.
function at(place: Place): string {
  if (place.length === 0) return "";
  return ` at ${shortened(place.join(".").toWellFormed().replaceAll("\0", "\uFFFD"))}`;
}

function shortened(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
