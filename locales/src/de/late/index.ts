import type { LateMessages } from "../../messages";
import { commands } from "./commands";
import { home } from "./home";
import { offline } from "./offline";
import { records } from "./records";
import { refusals } from "./refusals";
import { settings } from "./settings";
import { share } from "./share";
import { team } from "./team";

/** German words of what comes after the first answer. */
export const lateDe = {
  ...home,
  ...settings,
  ...offline,
  ...commands,
  ...share,
  ...team,
  ...records,
  ...refusals,
} satisfies LateMessages;
