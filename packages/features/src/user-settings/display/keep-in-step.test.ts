import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepInStep } from "./keep-in-step";

interface Chosen {
  theme: string;
  locale: string;
  isDraft: boolean;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const rest = () => vi.advanceTimersByTimeAsync(1000);

/** Simulates a device, whose `isDraft` is local, and a server that may be down. */
function open(stored: Record<string, unknown> = {}) {
  let chosen: Chosen = { theme: "light", locale: "en", isDraft: false };
  const network = { isDown: false };
  const listeners = new Set<(now: Chosen, before: Chosen) => void>();
  const sent: unknown[] = [];
  const answer = async () => {
    if (network.isDown) throw new Error("down");
    return stored;
  };
  const choose = (change: Partial<Chosen>) => {
    const before = chosen;
    chosen = { ...chosen, ...change };
    for (const listener of listeners) listener(chosen, before);
  };
  const stop = keepInStep<Chosen>({
    getState: () => chosen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keys: ["theme", "locale"],
    load: answer,
    save: async (changes, isClosing) => {
      await answer();
      sent.push(isClosing ? { ...changes, isClosing } : changes);
    },
    takeOver: choose,
  });
  return { choose, sent, stop, network, now: () => chosen };
}

describe("preferences on several devices", () => {
  it("are applied if they are shared by all devices, and not sent back", async () => {
    const { now, sent } = open({ theme: "dark", locale: "de", isDraft: true, other: 1 });
    await rest();
    expect(now()).toEqual({ theme: "dark", locale: "de", isDraft: false });
    expect(sent).toEqual([]);
  });

  it("are sent together when they are changed here, and only those", async () => {
    const { choose, sent } = open();
    await settle();
    choose({ theme: "dark" });
    choose({ theme: "high-contrast", isDraft: true });
    await rest();
    expect(sent).toEqual([{ theme: "high-contrast" }]);
    choose({ isDraft: false });
    await rest();
    expect(sent).toHaveLength(1);
  });

  it("are not overwritten if they change while the request is running", async () => {
    const { choose, now, sent } = open({ theme: "dark", locale: "de" });
    choose({ theme: "high-contrast" });
    await rest();
    expect(now()).toMatchObject({ theme: "high-contrast", locale: "de" });
    expect(sent).toEqual([{ theme: "high-contrast" }]);
  });

  it("are sent as soon as the server is back, with later changes", async () => {
    const { choose, network, sent } = open();
    await settle();
    network.isDown = true;
    choose({ theme: "dark" });
    await rest();
    network.isDown = false;
    await vi.advanceTimersByTimeAsync(29_000);
    expect(sent).toEqual([]);
    await rest();
    expect(sent).toEqual([{ theme: "dark" }]);
    network.isDown = true;
    choose({ theme: "high-contrast" });
    await rest();
    network.isDown = false;
    choose({ locale: "es" });
    await rest();
    expect(sent.at(-1)).toEqual({ theme: "high-contrast", locale: "es" });
  });

  it("are sent at once when the tab closes", async () => {
    const { choose, sent } = open();
    await settle();
    choose({ theme: "dark" });
    window.dispatchEvent(new Event("pagehide"));
    await settle();
    expect(sent).toEqual([{ theme: "dark", isClosing: true }]);
  });

  it("are not passed on to the next user who signs in", async () => {
    const { choose, network, sent, stop } = open();
    await settle();
    network.isDown = true;
    choose({ theme: "dark" });
    await rest();
    network.isDown = false;
    stop();
    choose({ theme: "light" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });
});
