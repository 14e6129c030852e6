import type { MessageKey } from "@glossa/locales";

/** What keys do on the annotation page. */
export type CommandId =
  | "onSubmit"
  | "onSaveDraft"
  | "onDiscard"
  | "onNext"
  | "onPrevious"
  | "onUndo"
  | "onRedo"
  | "onPalette"
  | "onHelp";

/** Something that a key does on the annotation page. */
export interface Command {
  id: CommandId;
  /** Keys as `KeyboardEvent.key` names them; "Mod" is Ctrl, on a Mac Cmd. */
  keys: readonly string[];
  labelKey: MessageKey;
  /** Its keys with Ctrl, Cmd or Alt work while a text field has the focus, too. */
  worksInText?: boolean;
  /** Offered even where there is no record. */
  worksWithoutRecord?: boolean;
}

/** All keys of the page but those inside a question, as they are at first: the one list behind keys, help and hints. */
export const commands = [
  { id: "onSubmit", keys: ["Enter", "Mod+Enter"], labelKey: "keys.submit", worksInText: true },
  { id: "onSaveDraft", keys: ["Mod+s"], labelKey: "keys.saveDraft", worksInText: true },
  { id: "onDiscard", keys: ["Backspace"], labelKey: "keys.discard" },
  { id: "onNext", keys: ["ArrowRight"], labelKey: "keys.next", worksWithoutRecord: true },
  { id: "onPrevious", keys: ["ArrowLeft"], labelKey: "keys.previous", worksWithoutRecord: true },
  { id: "onUndo", keys: ["Mod+z"], labelKey: "keys.undo", worksWithoutRecord: true },
  { id: "onRedo", keys: ["Shift+Mod+z", "Mod+y"], labelKey: "keys.redo", worksWithoutRecord: true },
  {
    id: "onPalette",
    keys: ["Mod+k"],
    labelKey: "keys.palette",
    worksInText: true,
    worksWithoutRecord: true,
  },
  { id: "onHelp", keys: ["?"], labelKey: "keys.help", worksWithoutRecord: true },
] as const satisfies readonly Command[];
