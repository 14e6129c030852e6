import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "../queries/client";
import { meQuery } from "../queries/me";
import { usePreferences } from "../state/preferences";
import { syncPreferences } from "./use-preferences-sync";

let stored: Record<string, unknown>;
let sent: { body: unknown; keepalive: boolean | undefined }[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stored = {};
  sent = [];
  usePreferences.setState({ theme: "system", locale: "en", layout: {}, shortcutPreferences: {} });
  vi.stubGlobal("fetch", async (_url: string, { method, body, keepalive }: RequestInit) => {
    if (method === "PATCH") sent.push({ body: JSON.parse(String(body)), keepalive });
    return new Response(JSON.stringify(stored));
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const rest = () => vi.advanceTimersByTimeAsync(1000);
const choice = () => {
  const { theme, locale, layout } = usePreferences.getState();
  return { theme, locale, layout };
};

describe("preferences on several devices", () => {
  it("are applied from the server and not sent back", async () => {
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

  it("are sent at once when the tab closes", async () => {
    stop = syncPreferences();
    await settle();
    usePreferences.getState().setTheme("dark");
    window.dispatchEvent(new Event("pagehide"));
    await settle();
    expect(sent).toEqual([{ body: { theme: "dark" }, keepalive: true }]);
  });

  it("share the shortcuts under the name that earlier versions have stored", async () => {
    stored = { habits: { hasSingleKeys: false } };
    stop = syncPreferences();
    await settle();
    expect(usePreferences.getState().shortcutPreferences).toEqual({ hasSingleKeys: false });
    usePreferences.getState().setShortcutPreferences({ submitsAtOnce: true });
    await rest();
    expect(sent.map(({ body }) => body)).toEqual([{ habits: { hasSingleKeys: false, submitsAtOnce: true } }]);
  });

  it("are not requested again if they were loaded with the user a moment ago", async () => {
    stored = { theme: "light" };
    const me = { preferences: { theme: "dark" } } as unknown as typeof meQuery.initialData;
    queryClient.setQueryData(meQuery.queryKey, me);
    stop = syncPreferences();
    await settle();
    expect(choice().theme).toBe("dark");
    stop();
    await vi.advanceTimersByTimeAsync(3000);
    stop = syncPreferences();
    await settle();
    expect(choice().theme).toBe("light");
  });

  it("that are invalid here are ignored", async () => {
    stored = { theme: 5, locale: "xx", layout: { split: "wide", form: 300 } };
    stop = syncPreferences();
    await rest();
    expect(choice()).toEqual({ theme: "system", locale: "en", layout: { form: 300 } });
  });
});
