import { commands } from "./commands";
import { home } from "./home";
import { offline } from "./offline";
import { settings } from "./settings";
import { share } from "./share";

/** English words of what comes after the first answer. */
export const lateEn = { ...home, ...settings, ...offline, ...commands, ...share } as const;
