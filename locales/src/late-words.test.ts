import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { de } from "./de";
import { lateDe } from "./de/late";
import { speak } from "./i18n";
import { loadLateWords } from "./late-words";

describe("the words of later pages", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("come once, when they are asked for", async () => {
    const load = vi.fn(async () => lateDe);
    const i18n = await speak("de", de, load);
    expect([i18n.exists("questionSettings.title"), load.mock.calls.length]).toEqual([false, 0]);
    await Promise.all([loadLateWords(i18n), loadLateWords(i18n)]);
    expect([i18n.exists("questionSettings.title"), load.mock.calls.length]).toEqual([true, 1]);
    expect(i18n.t("questionSettings.title")).toBe("Titel");
    expect(i18n.t("app.home")).toBe(de.app.home);
  });

  it("are asked for again where there is no server", async () => {
    const load = vi.fn(async () => lateDe);
    load.mockRejectedValueOnce(new Error("no network"));
    const i18n = await speak("de", de, load);
    const coming = loadLateWords(i18n);
    await vi.advanceTimersByTimeAsync(2000);
    await coming;
    expect([i18n.exists("questionSettings.title"), load.mock.calls.length]).toEqual([true, 2]);
  });
});
