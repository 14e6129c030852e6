import type { ServerAddress } from "./arguments";
import { UsageFailure } from "./failure";

/** What was typed after `glossa migrate-from`. */
export interface MigrateArguments extends ServerAddress {
  command: "migrate-from";
  /** The server of origin. */
  source: ServerAddress;
  /** The names of the workspaces and datasets to migrate; none: all. */
  workspaces: string[];
  datasets: string[];
  /** Where datasets are kept as files between the two servers. */
  folder: string;
  addsPeople: boolean;
  /** Whether what was changed on the server of origin since replaces what an earlier migration has stored. */
  updates: boolean;
  /** Whether spans that Argilla's page has stored in UTF-16 units become code points. */
  convertsSpans: boolean;
  yes: boolean;
}

/** The options of `glossa migrate-from`. */
export const migrateOptions = {
  "source-api-key": { type: "string" },
  workspace: { type: "string", multiple: true },
  dataset: { type: "string", multiple: true },
  folder: { type: "string" },
  "without-people": { type: "boolean" },
  update: { type: "boolean" },
  "convert-spans": { type: "boolean" },
  yes: { type: "boolean" },
} as const;

interface Typed {
  "source-api-key"?: string;
  workspace?: string[];
  dataset?: string[];
  folder?: string;
  "without-people"?: boolean;
  update?: boolean;
  "convert-spans"?: boolean;
  yes?: boolean;
}

/** Reads the options of a migration; throws a `UsageFailure` if one is missing. */
export function migrateArgumentsOf(
  typed: Typed,
  from: string,
  environment: Record<string, string | undefined>,
): Omit<MigrateArguments, "command" | keyof ServerAddress> {
  const apiKey = typed["source-api-key"] ?? environment.GLOSSA_SOURCE_API_KEY;
  if (apiKey === undefined)
    throw new UsageFailure(
      "The key of an owner of that server is missing. Give it with --source-api-key or GLOSSA_SOURCE_API_KEY.",
    );
  return {
    source: { url: urlOf(from), apiKey },
    workspaces: typed.workspace ?? [],
    datasets: typed.dataset ?? [],
    folder: typed.folder ?? "glossa-migration",
    addsPeople: !typed["without-people"],
    updates: typed.update ?? false,
    convertsSpans: typed["convert-spans"] ?? false,
    yes: typed.yes ?? false,
  };
}

function urlOf(typed: string): string {
  const address = /^https?:\/\//.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) throw new UsageFailure(`"${typed}" is not an address of a server.`);
  return address.replace(/\/+$/, "");
}
