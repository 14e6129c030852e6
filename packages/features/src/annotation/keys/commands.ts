import type { MessageKey } from "@glossa/locales";

/** The commands of the annotation page. */
export type CommandId =
  | "onSubmit"
  | "onSaveDraft"
  | "onDiscard"
  | "onNext"
  | "onPrevious"
  | "onUndo"
  | "onRedo"
  | "onPalette"
  | "onPageDown"
  | "onPageUp"
  | "onNextPart"
  | "onPreviousPart"
  | "onRecordStart"
  | "onRecordEnd"
  | "onNextMatch"
  | "onPreviousMatch"
  | "onEnlarge"
  | "onNextRow"
  | "onPreviousRow"
  | "onFocusSearch"
  | "onHelp";

/** An action on the annotation page that keys run. */
export interface Command {
  id: CommandId;
  /** Keys as `KeyboardEvent.key` names them; "Mod" is Ctrl, on a Mac Cmd. */
  keys: readonly string[];
  labelKey: MessageKey;
  /** Its keys with Ctrl, Cmd or Alt also work while a text field has the focus. */
  worksInText?: boolean;
  /** Available even without a record. */
  worksWithoutRecord?: boolean;
  /** Runs again while its key is held. Others must not: a held key would submit record after record. */
  repeats?: boolean;
  /** It scrolls through the record. Its single keys are the browser's where those scroll something else. */
  scrolls?: boolean;
}

/** The default keys of the page except those inside a question: the only list behind shortcuts, help and hints. */
export const commands = [
  { id: "onSubmit", keys: ["Enter", "Mod+Enter"], labelKey: "keys.submit", worksInText: true },
  { id: "onSaveDraft", keys: ["Mod+s"], labelKey: "keys.saveDraft", worksInText: true },
  { id: "onDiscard", keys: ["Backspace"], labelKey: "keys.discard" },
  { id: "onNext", keys: ["ArrowRight"], labelKey: "keys.next", worksWithoutRecord: true, repeats: true },
  {
    id: "onPrevious",
    keys: ["ArrowLeft"],
    labelKey: "keys.previous",
    worksWithoutRecord: true,
    repeats: true,
  },
  {
    id: "onPageDown",
    keys: ["PageDown", "Alt+PageDown"],
    labelKey: "keys.pageDown",
    worksInText: true,
    repeats: true,
    scrolls: true,
  },
  {
    id: "onPageUp",
    keys: ["PageUp", "Alt+PageUp"],
    labelKey: "keys.pageUp",
    worksInText: true,
    repeats: true,
    scrolls: true,
  },
  {
    id: "onNextPart",
    keys: ["Shift+PageDown"],
    labelKey: "keys.nextPart",
    repeats: true,
    scrolls: true,
  },
  {
    id: "onPreviousPart",
    keys: ["Shift+PageUp"],
    labelKey: "keys.previousPart",
    repeats: true,
    scrolls: true,
  },
  { id: "onRecordStart", keys: ["Mod+Home"], labelKey: "keys.recordStart" },
  { id: "onRecordEnd", keys: ["Mod+End"], labelKey: "keys.recordEnd" },
  { id: "onUndo", keys: ["Mod+z"], labelKey: "keys.undo", worksWithoutRecord: true },
  { id: "onRedo", keys: ["Shift+Mod+z", "Mod+y"], labelKey: "keys.redo", worksWithoutRecord: true },
  {
    id: "onPalette",
    keys: ["Mod+k"],
    labelKey: "keys.palette",
    worksInText: true,
    worksWithoutRecord: true,
  },
  { id: "onNextMatch", keys: ["Alt+n"], labelKey: "keys.nextMatch", worksInText: true },
  { id: "onPreviousMatch", keys: ["Alt+p"], labelKey: "keys.previousMatch", worksInText: true },
  { id: "onEnlarge", keys: ["Alt+i"], labelKey: "keys.enlarge", worksInText: true },
  { id: "onNextRow", keys: ["Alt+j"], labelKey: "keys.nextRow", worksInText: true },
  { id: "onPreviousRow", keys: ["Alt+k"], labelKey: "keys.previousRow", worksInText: true },
  { id: "onFocusSearch", keys: ["/"], labelKey: "keys.searchRecords", worksWithoutRecord: true },
  { id: "onHelp", keys: ["?"], labelKey: "keys.help", worksWithoutRecord: true },
] as const satisfies readonly Command[];
