import { tmpdir } from "node:os";
import { join } from "node:path";
import { ExportTokens } from "../hub/export-tokens";
import type { HubServices } from "../hub/hub-services";
import type { Options } from "./options";

/** The model hub of a server. Exports write their files into the data folder, or into the machine's folder without one. */
export function hubServices({ hub, databaseUrl, dataFolder }: Options): HubServices {
  const folder =
    databaseUrl === undefined ? join(dataFolder, "exports") : join(tmpdir(), `glossa-exports-${process.pid}`);
  return { ...hub, folder, tokens: new ExportTokens() };
}
