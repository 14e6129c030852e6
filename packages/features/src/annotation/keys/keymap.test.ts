import { describe, expect, it } from "vitest";
import { commands } from "./commands";
import { type KeyPress, keyName } from "./key-name";
import { commandOf, keymapOf, keysWith } from "./keymap";
import { conflictsOf, refusalOf } from "./shortcut-dialog/refusal";
import { defaultShortcutPreferences, shortcutPreferencesFrom } from "./shortcut-preferences";

const press = (own: Partial<KeyPress>): KeyPress => ({
  key: "a",
  code: "KeyA",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...own,
});
const usual = keymapOf(defaultShortcutPreferences);

describe("the name of a pressed key", () => {
  it.each([
    [{ key: "Enter" }, false, "Enter"],
    [{ key: "?", shiftKey: true }, false, "?"],
    [{ key: "Enter", shiftKey: true }, false, "Shift+Enter"],
    [{ key: "S", ctrlKey: true, shiftKey: true }, false, "Shift+Mod+s"],
    [{ key: "s", metaKey: true }, true, "Mod+s"],
    [{ key: "s", metaKey: true }, false, undefined],
    [{ key: "s", ctrlKey: true }, true, undefined],
    [{ key: "∆", code: "KeyJ", altKey: true }, true, "Alt+j"],
    [{ key: "Dead", code: "KeyN", altKey: true }, true, "Alt+n"],
    [{ key: "ArrowDown", code: "ArrowDown", altKey: true }, false, "Alt+ArrowDown"],
    [{ key: "@", code: "KeyQ", altKey: true, ctrlKey: true }, false, undefined],
    [{ key: "Enter", isComposing: true }, false, undefined],
  ])("%j on a Mac: %s is %s", (own, isMac, name) => {
    expect(keyName(press(own), isMac)).toBe(name);
  });
});

describe("the command of a key", () => {
  it.each([
    ["ArrowRight", "page", "onNext"],
    ["ArrowLeft", "choice", "onPrevious"],
    ["ArrowRight", "text", undefined],
    ["Mod+ArrowRight", "page", undefined],
    ["Shift+ArrowLeft", "page", undefined],
    ["Enter", "choice", "onSubmit"],
    ["Enter", "button", undefined],
    ["Enter", "text", undefined],
    ["Mod+Enter", "text", "onSubmit"],
    ["Mod+Enter", "button", "onSubmit"],
    ["Mod+Enter", "elsewhere", undefined],
    ["Backspace", "button", undefined],
    ["Backspace", "elsewhere", undefined],
    ["ArrowRight", "handle", undefined],
    ["Mod+s", "handle", "onSaveDraft"],
    ["Mod+s", "text", "onSaveDraft"],
    ["Mod+s", "elsewhere", undefined],
    ["Mod+k", "text", "onPalette"],
    ["PageDown", "choice", "onPageDown"],
    ["PageDown", "text", undefined],
    ["Alt+PageDown", "text", "onPageDown"],
    ["Mod+End", "choice", "onRecordEnd"],
    ["Shift+PageDown", "choice", "onNextPart"],
    ["Shift+PageDown", "text", undefined],
    ["Mod+End", "text", undefined],
  ] as const)("%s with the focus at %s is %s (spec 303, 394)", (name, place, id) => {
    expect(commandOf(usual, name, place)?.id).toBe(id);
  });

  it("is the one that a user assigned, and no longer the default one", () => {
    const own = keymapOf({ ...defaultShortcutPreferences, keys: { onSubmit: ["j"] } });
    expect(commandOf(own, "j", "choice")?.id).toBe("onSubmit");
    expect(commandOf(own, "Enter", "page")).toBeUndefined();
  });

  it("is none for a letter in a text, whatever it was assigned to", () => {
    const own = keymapOf({ ...defaultShortcutPreferences, keys: { onSaveDraft: ["j"] } });
    expect(commandOf(own, "j", "text")).toBeUndefined();
    expect(commandOf(own, "j", "page")?.id).toBe("onSaveDraft");
  });

  it("is the one for which the user has chosen the key, not one that has it by default", () => {
    const own = keymapOf({ ...defaultShortcutPreferences, keys: { onNextRow: ["Alt+i"] } });
    expect(commandOf(usual, "Alt+i", "page")?.id).toBe("onEnlarge");
    expect(commandOf(own, "Alt+i", "page")?.id).toBe("onNextRow");
  });

  it("is none for single keys once they are switched off", () => {
    const quiet = keymapOf({ ...defaultShortcutPreferences, hasSingleKeys: false });
    const left = quiet.flatMap(({ keys }) => keys);
    const mods = [
      "Mod+Enter",
      "Mod+s",
      "Alt+PageDown",
      "Alt+PageUp",
      "Mod+Home",
      "Mod+End",
      "Mod+z",
      "Shift+Mod+z",
      "Mod+y",
      "Mod+k",
    ];
    expect(left).toEqual([...mods, "Alt+n", "Alt+p", "Alt+i", "Alt+j", "Alt+k"]);
  });
});

describe("a new key", () => {
  it.each([
    ["Enter", "taken"],
    ["Mod+y", "taken"],
    ["3", "reserved"],
    ["۳", "reserved"],
    ["Tab", "reserved"],
    [" ", "reserved"],
    ["Mod+t", "reserved"],
    ["Mod+c", "reserved"],
    ["Alt+ArrowDown", "reserved"],
    ["Shift+ArrowLeft", "reserved"],
    ["j", undefined],
    ["Alt+u", undefined],
    ["Mod+Enter", "taken"],
    ["Mod+j", undefined],
    ["F2", undefined],
    ["F5", "reserved"],
    ["Mod+F5", "reserved"],
    ["F12", "reserved"],
    ["PageDown", "taken"],
    ["Backspace", undefined],
  ])("%s for discarding is %s", (key, kind) => {
    expect(refusalOf(defaultShortcutPreferences, "onDiscard", key)?.kind).toBe(kind);
  });

  it("that is already used is refused with its command, even while single keys are off", () => {
    const refusal = refusalOf(
      { ...defaultShortcutPreferences, hasSingleKeys: false },
      "onDiscard",
      "ArrowRight",
    );
    expect(refusal).toMatchObject({ kind: "taken", by: { id: "onNext" } });
  });
});

describe("the keys of a command after a new one was chosen", () => {
  it.each([
    ["onSubmit", "j", ["j", "Mod+Enter"]],
    ["onSubmit", "Alt+u", ["Enter", "Alt+u"]],
    ["onSaveDraft", "j", ["j", "Mod+s"]],
    ["onNext", "j", ["j"]],
    ["onNext", "Alt+u", ["Alt+u"]],
  ] as const)("%s, %s: %j, so that it still works in text fields", (id, key, keys) => {
    const command = usual.find((each) => each.id === id);
    expect(command && keysWith(command, key)).toEqual(keys);
  });
});

describe("shortcut preferences", () => {
  it("are the default ones if nothing valid is stored", () => {
    for (const stored of [undefined, null, 3, "x", [], { keys: 7, submitsAtOnce: "yes" }]) {
      expect(shortcutPreferencesFrom(stored)).toEqual(defaultShortcutPreferences);
    }
  });

  it("are the same after they were stored and loaded", () => {
    const own = { submitsAtOnce: true, hasSingleKeys: false, keys: { onNext: ["j", "Alt+ArrowX"] } };
    expect(shortcutPreferencesFrom(JSON.parse(JSON.stringify(own)))).toEqual(own);
  });

  it("contain no reserved key, no unknown command and no empty list", () => {
    const keys = { onNext: ["3"], onPrevious: [], onUndo: [5], drop: ["x"], __proto__: ["y"] };
    expect(shortcutPreferencesFrom({ keys }).keys).toEqual({});
  });

  it("that assign one key to two commands are reported, and the chosen or first one gets it", () => {
    const own = { ...defaultShortcutPreferences, keys: { onHelp: ["Enter"] } };
    expect(conflictsOf(own)).toMatchObject([
      { key: "Enter", first: { id: "onHelp" }, second: { id: "onSubmit" } },
    ]);
    expect(commandOf(keymapOf(own), "Enter", "page")?.id).toBe("onHelp");
    const both = { ...own, keys: { onHelp: ["Enter"], onSubmit: ["Enter"] } };
    expect(commandOf(keymapOf(both), "Enter", "page")?.id).toBe("onSubmit");
    expect(conflictsOf(defaultShortcutPreferences)).toEqual([]);
  });
});

it("no default key is used twice or reserved", () => {
  const refused = commands.flatMap(({ id, keys }) =>
    keys.filter((key) => refusalOf(defaultShortcutPreferences, id, key)),
  );
  expect(refused).toEqual([]);
});
