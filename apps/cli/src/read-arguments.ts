import { decimals, fileFormats, type ReadOptions, textUnits } from "@glossa/files";
import { UsageFailure } from "./failure";

/** What can be typed about the reading of files. */
export const readOptions = {
  format: { type: "string" },
  header: { type: "string" },
  sheet: { type: "string" },
  text: { type: "string" },
  decimal: { type: "string" },
} as const;

type Typed = { [Name in keyof typeof readOptions]?: string };

/** How files are to be read. */
export function readOptionsOf(typed: Typed): ReadOptions {
  const format = oneOf(
    fileFormats,
    typed.format,
    (name, all) => `Unknown format: "${name}". The formats are: ${all}.`,
  );
  const header = oneOf(["yes", "no"], typed.header, wrong("header"));
  const text = oneOf(textUnits, typed.text, wrong("text"));
  const decimal = oneOf(decimals, typed.decimal, wrong("decimal"));
  return {
    ...(format && { format }),
    ...(header && { header: header === "yes" }),
    ...(typed.sheet !== undefined && { sheet: typed.sheet }),
    ...(text && { text }),
    ...(decimal && { decimal }),
  };
}

type Sentence = (value: string, all: string) => string;

function wrong(name: keyof Typed): Sentence {
  return (value, all) => `Unknown value of --${name}: "${value}". It is one of: ${all}.`;
}

function oneOf<Value extends string>(
  values: readonly Value[],
  typed: string | undefined,
  sentence: Sentence,
): Value | undefined {
  const found = values.find((value) => value === typed);
  if (typed === undefined || found !== undefined) return found;
  throw new UsageFailure(sentence(typed, values.join(", ")));
}
