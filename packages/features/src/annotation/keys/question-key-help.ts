import type { MessageKey } from "@glossa/locales";

/** The keys inside a question, with what they do, for the dialog of shortcuts. */
export const questionKeyHelp = [
  { keys: ["1–9"], labelKey: "keys.choose" },
  { keys: ["↑", "↓"], labelKey: "keys.move" },
  { keys: ["Space"], labelKey: "keys.confirm" },
  { keys: ["Tab"], labelKey: "keys.nextQuestion" },
  { keys: ["Delete"], labelKey: "keys.clearRating" },
  { keys: ["Shift+ArrowLeft", "Shift+ArrowRight"], labelKey: "keys.selectText" },
  { keys: ["Alt+ArrowUp"], labelKey: "keys.toText" },
  { keys: ["Alt+ArrowDown"], labelKey: "keys.toSpans" },
  { keys: ["Mod+f"], labelKey: "keys.find" },
  { keys: ["Escape"], labelKey: "keys.leaveText" },
] as const satisfies readonly { keys: readonly string[]; labelKey: MessageKey }[];
