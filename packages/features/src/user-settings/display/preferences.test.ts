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
  const displays: unknown[] = [];
  const isTheme = (stored: string | null) => stored === "dark";
  const make = preferencesOf({
    isTheme,
    show: (theme) => void shown.push(theme),
    showDisplay: (display) => void displays.push(display),
  });
  const now = { current: undefined as unknown as PreferenceStore };
  now.current = make(
    (change) => Object.assign(now.current, change),
    () => now.current,
  );
  return { now: now.current, shown, displays };
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

  it("show the page in the stored text size, density and motion at once, and after a change", () => {
    const { now, displays } = aStore();
    now.setDisplay({ textSize: "large" });
    now.setDisplay({ motion: "reduced" });
    now.setNotifies(true);
    const chosen = { textSize: "large", density: "comfortable", motion: "reduced" };
    expect(displays.at(-1)).toEqual(chosen);
    const next = aStore();
    expect(next.displays).toEqual([chosen]);
    expect(next.now).toMatchObject({ display: chosen, notifies: true });
  });

  it("take the display of another device as far as it is valid, but no notifications", () => {
    const { now } = aStore();
    takeOver(now, { display: { density: "compact", textSize: "huge" }, notifies: true });
    expect(now.display).toEqual({ textSize: "medium", density: "compact", motion: "system" });
    expect(now.notifies).toBe(false);
    takeOver(now, { display: "compact" });
    expect(now.display.density).toBe("compact");
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
      theme: "no-such-theme",
      locale: "xx",
      layout: { queue: 40, other: "text" },
      shortcutPreferences: null,
    });
    expect(now).toMatchObject({ theme: "system", layout: { queue: 40 }, shortcutPreferences: {} });
    expect(now.layout).not.toHaveProperty("other");
    expect(shown).toEqual(["system", "system"]);
  });
});
