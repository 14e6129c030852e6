import { parseArgs } from "node:util";
import type { ColumnOptions, ReadOptions } from "@glossa/files";
import { exportOptions, type FileArguments, fileArgumentsOf } from "./export-arguments";
import { UsageFailure } from "./failure";
import { isHelp } from "./help.mjs";
import { type MigrateArguments, migrateArgumentsOf, migrateOptions } from "./migrate-arguments";
import { readOptions, readOptionsOf } from "./read-arguments";

/** How a server is reached. */
export interface ServerAddress {
  url: string;
  apiKey: string;
}

/** What was typed after `glossa import`. */
export interface ImportArguments extends ServerAddress {
  command: "import";
  files: string[];
  /** How the files are to be read. */
  reading: ReadOptions;
  name: string | undefined;
  /** The name or the id of a dataset that exists. */
  append: string | undefined;
  workspace: string | undefined;
  /** Creates the workspace if it does not exist. */
  createsWorkspace: boolean;
  id: string | undefined;
  columnOptions: ColumnOptions;
  /** What happens to the answers of people who are users. */
  answers: (typeof answerUses)[number];
  replaceAnswered: boolean;
  /** Creates accounts for people who have answered a whole dataset and have none. */
  addsPeople: boolean;
  /** The file for rows that cannot be imported. */
  refused: string | undefined;
  yes: boolean;
}

/** What was typed after `glossa user add`. */
export interface AddUserArguments extends ServerAddress {
  command: "user add";
  username: string;
  role: "owner" | "admin" | "annotator";
  password: string | undefined;
  firstName: string | undefined;
  workspaces: string[];
}

/** What was typed after `glossa export`. */
export interface ExportArguments extends ServerAddress, FileArguments {
  command: "export";
  /** The name or the ID of the dataset. */
  dataset: string;
  workspace: string | undefined;
}

/** What was typed. */
export type Arguments =
  | ImportArguments
  | ExportArguments
  | AddUserArguments
  | MigrateArguments
  | { command: "help" };

const serverOptions = {
  url: { type: "string" },
  "api-key": { type: "string" },
  help: { type: "boolean" },
} as const;

const importOptions = {
  ...serverOptions,
  ...readOptions,
  name: { type: "string" },
  append: { type: "string" },
  refused: { type: "string" },
  workspace: { type: "string" },
  "create-workspace": { type: "boolean" },
  id: { type: "string" },
  label: { type: "string" },
  fields: { type: "string" },
  metadata: { type: "string" },
  answers: { type: "string" },
  "replace-answered": { type: "boolean" },
  "add-people": { type: "boolean" },
  yes: { type: "boolean" },
} as const;

const userOptions = {
  ...serverOptions,
  role: { type: "string" },
  password: { type: "string" },
  "first-name": { type: "string" },
  workspace: { type: "string", multiple: true },
} as const;

const answerUses = ["responses", "suggestions"] as const;
const roles = ["owner", "admin", "annotator"] as const;

/** Parses the command line; throws a `UsageFailure` if it is not valid. */
export function parseArguments(typed: string[], environment: Record<string, string | undefined>): Arguments {
  const [command, ...rest] = typed;
  if (isHelp(typed)) return { command: "help" };
  if (command === "import") return parseImport(rest, environment);
  if (command === "export") return parseExport(rest, environment);
  if (command === "migrate-from") return parseMigrate(rest, environment);
  if (command === "user" && rest[0] === "add") return parseAddUser(rest.slice(1), environment);
  throw new UsageFailure(`Unknown command: "${typed.join(" ")}". "glossa --help" lists the commands.`);
}

function parseImport(typed: string[], environment: Record<string, string | undefined>): ImportArguments {
  const { values, positionals } = strictly(() =>
    parseArgs({ args: typed, options: importOptions, allowPositionals: true }),
  );
  if (positionals.length === 0)
    throw new UsageFailure('The file to import is missing. "glossa --help" shows the usage.');
  return {
    command: "import",
    ...addressOf(values, environment),
    files: positionals,
    reading: readOptionsOf(values),
    name: values.name,
    append: values.append,
    refused: values.refused,
    workspace: values.workspace,
    createsWorkspace: values["create-workspace"] ?? false,
    id: values.id,
    columnOptions: columnOptionsOf(values),
    answers: answersOf(values.answers),
    replaceAnswered: values["replace-answered"] ?? false,
    addsPeople: values["add-people"] ?? false,
    yes: values.yes ?? false,
  };
}

function parseExport(typed: string[], environment: Record<string, string | undefined>): ExportArguments {
  const { values, positionals } = strictly(() =>
    parseArgs({ args: typed, options: { ...serverOptions, ...exportOptions }, allowPositionals: true }),
  );
  const dataset = onlyOne(positionals, "dataset to export");
  return {
    command: "export",
    ...addressOf(values, environment),
    dataset,
    workspace: values.workspace,
    ...fileArgumentsOf(values),
  };
}

function parseMigrate(typed: string[], environment: Record<string, string | undefined>): MigrateArguments {
  const { values, positionals } = strictly(() =>
    parseArgs({ args: typed, options: { ...serverOptions, ...migrateOptions }, allowPositionals: true }),
  );
  const from = onlyOne(positionals, "address of the server to copy");
  return {
    command: "migrate-from",
    ...addressOf(values, environment),
    ...migrateArgumentsOf(values, from, environment),
  };
}

function columnOptionsOf(values: { label?: string; fields?: string; metadata?: string }): ColumnOptions {
  const { label, fields, metadata } = values;
  return {
    ...(label !== undefined && { label }),
    ...(fields !== undefined && { fields: listOf(fields) }),
    ...(metadata !== undefined && { metadata: listOf(metadata) }),
  };
}

function answersOf(use = "responses"): ImportArguments["answers"] {
  const found = answerUses.find((each) => each === use);
  if (found !== undefined) return found;
  throw new UsageFailure(`Unknown use of answers: "${use}". It is either ${answerUses.join(" or ")}.`);
}

function parseAddUser(typed: string[], environment: Record<string, string | undefined>): AddUserArguments {
  const { values, positionals } = strictly(() =>
    parseArgs({ args: typed, options: userOptions, allowPositionals: true }),
  );
  const role = roles.find((each) => each === (values.role ?? "annotator"));
  if (role === undefined)
    throw new UsageFailure(`Unknown role: "${values.role}". The roles are: ${roles.join(", ")}.`);
  return {
    command: "user add",
    ...addressOf(values, environment),
    username: onlyOne(positionals, "name of the user"),
    role,
    password: values.password,
    firstName: values["first-name"],
    workspaces: values.workspace ?? [],
  };
}

function addressOf(
  values: { url?: string; "api-key"?: string },
  environment: Record<string, string | undefined>,
): ServerAddress {
  return {
    url: (values.url ?? environment.GLOSSA_URL ?? "http://localhost:6900").replace(/\/+$/, ""),
    apiKey: values["api-key"] ?? environment.GLOSSA_API_KEY ?? "argilla.apikey",
  };
}

function strictly<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageFailure(`${error.message.split(". ")[0]}. "glossa --help" lists the options.`);
  }
}

function onlyOne(positionals: string[], noun: string): string {
  const [first, second] = positionals;
  if (first === undefined) throw new UsageFailure(`The ${noun} is missing. "glossa --help" shows the usage.`);
  if (second !== undefined)
    throw new UsageFailure(`Unexpected argument: "${second}". Only one ${noun} is allowed.`);
  return first;
}

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
