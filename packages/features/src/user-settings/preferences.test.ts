import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PreferenceStore, preferencesOf, takeOver } from "./preferences";

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("navigator", { languages: ["en"] });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

function aStore() {
  const shown: string[] = [];
  const isTheme = (stored: string | null) => stored === "dark";
  const make = preferencesOf({ isTheme, show: (theme) => void shown.push(theme) });
  const now = { current: undefined as unknown as PreferenceStore };
  now.current = make(
    (change) => Object.assign(now.current, change),
    () => now.current,
  );
  return { now: now.current, shown };
}

describe("preferences in this browser", () => {
  it("are stored and loaded at the next visit: theme, language and panels (spec 487)", () => {
    const { now } = aStore();
    now.setTheme("dark");
    now.setLocale("de");
    now.setLayout({ guidelines: 200 });
    now.setLayout({ isProgressOpen: true });
    expect(aStore().now).toMatchObject({
      theme: "dark",
      locale: "de",
      layout: { guidelines: 200, isProgressOpen: true },
    });
  });

  it.each(["null", "{", ""])("have their default values if %j is stored", (text) => {
    for (const key of ["layout", "glossa.theme", "glossa.locale"]) kept.set(key, text);
    expect(aStore().now).toMatchObject({ theme: "system", layout: {} });
  });

  it("keep the shortcuts of each user separate", () => {
    const { now } = aStore();
    now.openShortcutPreferences("ana");
    now.setShortcutPreferences({ areSingleKeysOn: false });
    now.openShortcutPreferences("ben");
    expect(now.shortcutPreferences).toEqual({});
    now.openShortcutPreferences("ana");
    expect(now.shortcutPreferences).toEqual({ areSingleKeysOn: false });
  });

  it("apply valid values from another device", () => {
    const { now, shown } = aStore();
    takeOver(now, {
      theme: "sepia",
      locale: "xx",
      layout: { queue: 40, other: "text" },
      shortcutPreferences: null,
    });
    expect(now).toMatchObject({ theme: "system", layout: { queue: 40 }, shortcutPreferences: {} });
    expect(now.layout).not.toHaveProperty("other");
    expect(shown).toEqual(["system", "system"]);
  });
});
