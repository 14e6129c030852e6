import {
  type FileExportQuery,
  type FileFormat,
  type FileResponses,
  fileCriteria,
  fileFormats,
  fileNameOf,
  fileResponses,
} from "@glossa/contract";
import { UsageFailure } from "./failure";

/** What `glossa export` is asked for, apart from the dataset and its server. */
export interface FileArguments {
  /** Where the file is written; by default, its name says what it has. */
  output: string | undefined;
  /** How it is made, and what selects its records. */
  query: FileExportQuery;
}

/** The options of `glossa export`. */
export const exportOptions = {
  workspace: { type: "string" },
  format: { type: "string" },
  responses: { type: "string" },
  voter: { type: "string", multiple: true },
  decider: { type: "string", multiple: true },
  output: { type: "string" },
  filter: { type: "string" },
  question: { type: "string" },
  field: { type: "string" },
  bom: { type: "boolean" },
  "escape-formulas": { type: "boolean" },
  vectors: { type: "boolean" },
  "without-names": { type: "boolean" },
} as const;

type Typed = { [Name in keyof typeof exportOptions]?: string | boolean | string[] | undefined };

/** Reads the options of an export; throws a `UsageFailure` if one is not valid. */
export function fileArgumentsOf(typed: Typed): FileArguments {
  const text = (name: keyof Typed) => typed[name] as string | undefined;
  const output = text("output");
  const format = oneOf(fileFormats, text("format") ?? formatOf(output), "format");
  const responses = oneOf(fileResponses, text("responses") ?? "all", "kind of responses");
  const voters = typed.voter as string[] | undefined;
  const deciders = typed.decider as string[] | undefined;
  refuseContradictions(typed, format, responses);
  return {
    output,
    query: {
      ...criteriaOf(text("filter") ?? ""),
      format,
      responses,
      voters,
      deciders,
      bom: typed.bom ? "true" : "false",
      escape_formulas: typed["escape-formulas"] ? "true" : "false",
      vectors: typed.vectors ? "true" : "false",
      without_names: typed["without-names"] ? "true" : "false",
      question: text("question"),
      field: text("field"),
    },
  };
}

function refuseContradictions(typed: Typed, format: FileFormat, responses: FileResponses): void {
  if ((typed.voter || typed.decider) && (responses !== "majority" || format === "glossa"))
    throw new UsageFailure("--voter and --decider need --responses majority, in another format than glossa.");
  if (typed["without-names"] && format === "glossa")
    throw new UsageFailure(
      "--without-names needs another format than glossa, in which a dataset keeps its people.",
    );
}

/** The format that the end of a file's name stands for. */
function formatOf(output = ""): FileFormat {
  return (
    fileFormats.toReversed().find((format) => output.endsWith(fileNameOf(".", format).slice(1))) ?? "jsonl"
  );
}

function oneOf<Value extends string>(values: readonly Value[], typed: string, noun: string): Value {
  const found = values.find((value) => value === typed);
  if (found !== undefined) return found;
  throw new UsageFailure(`Unknown ${noun}: "${typed}". Possible values: ${values.join(", ")}.`);
}

/** The parameters that select records, from an address of the annotation page or its part after the question mark. */
function criteriaOf(filter: string): Record<string, string> {
  const parameters = new URLSearchParams(filter.replace(/^.*\?/s, ""));
  // What else an address has selects nothing.
  for (const name of ["page", "sort", "_search"]) parameters.delete(name);
  const unknown = [...parameters.keys()].find((name) => !Object.hasOwn(fileCriteria, name));
  if (unknown === undefined) return Object.fromEntries(parameters);
  const names = Object.keys(fileCriteria).join(", ");
  throw new UsageFailure(`Unknown filter: "${unknown}". Possible filters: ${names}.`);
}
