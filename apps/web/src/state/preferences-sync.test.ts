import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePreferences } from "./preferences";
import { syncPreferences } from "./preferences-sync";

let stored: Record<string, unknown>;
let sent: { body: unknown; keepalive: boolean | undefined }[];
let isDown: boolean;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stored = {};
  sent = [];
  isDown = false;
  usePreferences.setState({ theme: "system", locale: "en", layout: {} });
  vi.stubGlobal("fetch", async (_url: string, { method, body, keepalive }: RequestInit) => {
    if (isDown) throw new TypeError("down");
    if (method === "PATCH") sent.push({ body: JSON.parse(String(body)), keepalive });
    return new Response(JSON.stringify(stored));
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const rest = () => vi.advanceTimersByTimeAsync(1000);
const choice = () => {
  const { theme, locale, layout } = usePreferences.getState();
  return { theme, locale, layout };
};

describe("preferences on several devices", () => {
  it("are taken over from the server, which is told nothing back", async () => {
    stored = { theme: "dark", locale: "de", layout: { split: 420 }, "other-program": true };
    stop = syncPreferences();
    await rest();
    expect(choice()).toEqual({ theme: "dark", locale: "de", layout: { split: 420 } });
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(sent).toEqual([]);
  });

  it("are sent when they are changed here, together and only those", async () => {
    stop = syncPreferences();
    await settle();
    usePreferences.getState().setTheme("dark");
    usePreferences.getState().setTheme("high-contrast");
    usePreferences.getState().setLayout({ split: 300 });
    usePreferences.getState().setLayout({ progress: 200 });
    await rest();
    expect(sent.map(({ body }) => body)).toEqual([
      { theme: "high-contrast", layout: { split: 300, progress: 200 } },
    ]);
  });

  it("that are changed while the server is asked stay as they are", async () => {
    stored = { theme: "dark", locale: "de" };
    stop = syncPreferences();
    usePreferences.getState().setTheme("light");
    await rest();
    expect(choice()).toMatchObject({ theme: "light", locale: "de" });
    expect(sent.map(({ body }) => body)).toEqual([{ theme: "light" }]);
  });

  it("are sent later when the server was away", async () => {
    stop = syncPreferences();
    await settle();
    isDown = true;
    usePreferences.getState().setLocale("es");
    await rest();
    isDown = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent.map(({ body }) => body)).toEqual([{ locale: "es" }]);
  });

  it("are sent at once when the tab closes", async () => {
    stop = syncPreferences();
    await settle();
    usePreferences.getState().setTheme("dark");
    window.dispatchEvent(new Event("pagehide"));
    await settle();
    expect(sent).toEqual([{ body: { theme: "dark" }, keepalive: true }]);
  });

  it("of one person are not given to whoever signs in next", async () => {
    stop = syncPreferences();
    await settle();
    isDown = true;
    usePreferences.getState().setTheme("dark");
    await rest();
    isDown = false;
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });

  it("that make no sense here are left alone", async () => {
    stored = { theme: 5, locale: "xx", layout: { split: "wide", form: 300 } };
    stop = syncPreferences();
    await rest();
    expect(choice()).toEqual({ theme: "system", locale: "en", layout: { form: 300 } });
  });
});
