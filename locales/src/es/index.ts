import type { Messages } from "../messages";
import { access } from "./access";
import { annotation } from "./annotation";
import { answering } from "./answering";
import { audit } from "./audit";
import { bulk } from "./bulk";
import { commands } from "./commands";
import { creation } from "./creation";
import { failures } from "./failures";
import { fileExport } from "./file-export";
import { files } from "./files";
import { filters } from "./filters";
import { home } from "./home";
import { hub } from "./hub";
import { offline } from "./offline";
import { people } from "./people";
import { reading } from "./reading";
import { records } from "./records";
import { refusals } from "./refusals";
import { settings } from "./settings";
import { share } from "./share";
import { shell } from "./shell";
import { spans } from "./spans";
import { team } from "./team";
import { userSettings } from "./user-settings";
import { webhooks } from "./webhooks";

/** Spanish. */
export const es = {
  ...shell,
  ...access,
  ...home,
  ...reading,
  ...records,
  ...answering,
  spans,
  ...annotation,
  ...bulk,
  ...commands,
  ...filters,
  ...fileExport,
  ...team,
  ...share,
  ...offline,
  ...settings,
  ...creation,
  ...hub,
  ...files,
  ...userSettings,
  ...people,
  ...audit,
  ...webhooks,
  ...failures,
  ...refusals,
  // These have texts in two files.
  fields: { ...reading.fields, ...records.fields },
  keys: { ...annotation.keys, ...commands.keys },
  team: { ...annotation.team, ...team.team },
  validations: {
    ...failures.validations,
    businessLogic: { ...failures.validations.businessLogic, ...refusals.validations.businessLogic },
  },
} satisfies Messages;

export { spans };
