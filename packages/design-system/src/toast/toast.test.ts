import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readingTime, type ToastMessage } from "./toast-queue";
import { makeToastStore } from "./toast-store";

describe("reading time", () => {
  test.each([
    ["Saved", 7000],
    ["x".repeat(120), 7000],
    ["x".repeat(121), 8000],
    ["x".repeat(360), 9000],
  ])("is 6 seconds and one for each 120 characters (spec 396): %#", (text, ms) => {
    expect(readingTime(text)).toBe(ms);
  });
});

describe("notices", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A store with verbs for what a person sees. */
  function open() {
    const store = makeToastStore();
    const show = (text: string, more: Partial<ToastMessage> = {}) => {
      const id = store.show({ tone: "info", text, ...more });
      vi.advanceTimersByTime(100);
      return id;
    };
    return { ...store, say: store.show, show, seen: () => store.getSnapshot().map((toast) => toast.text) };
  }

  test("appear after 100 ms (spec 395)", () => {
    const { say, seen } = open();
    say({ tone: "info", text: "Saved" });
    vi.advanceTimersByTime(99);
    expect(seen()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual(["Saved"]);
  });

  test("close after their reading time (spec 396)", () => {
    const { show, seen } = open();
    show("Saved");
    vi.advanceTimersByTime(6999);
    expect(seen()).toEqual(["Saved"]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([]);
  });

  test("pause while the pointer is over them, and continue afterwards (spec 397)", () => {
    const { show, seen, pauseAll, resumeAll } = open();
    show("Saved");
    vi.advanceTimersByTime(6000);
    pauseAll();
    vi.advanceTimersByTime(60_000);
    expect(seen()).toEqual(["Saved"]);
    resumeAll();
    vi.advanceTimersByTime(999);
    expect(seen()).toEqual(["Saved"]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([]);
  });

  test("that arrive while the pointer is over others are paused too (spec 397)", () => {
    const { show, seen, pauseAll, resumeAll } = open();
    show("Saved");
    pauseAll();
    show("Exported");
    vi.advanceTimersByTime(60_000);
    expect(seen()).toEqual(["Saved", "Exported"]);
    resumeAll();
    vi.advanceTimersByTime(7000);
    expect(seen()).toEqual([]);
  });

  test("stay when they are permanent (spec 398)", () => {
    const { show, seen, pauseAll, resumeAll } = open();
    show("You didn't submit your changes", { isPermanent: true });
    pauseAll();
    resumeAll();
    vi.advanceTimersByTime(3_600_000);
    expect(seen()).toHaveLength(1);
  });

  test("are queued if three are already shown (spec 398)", () => {
    const { show, seen, close } = open();
    const first = show("1");
    for (const text of ["2", "3", "4"]) show(text);
    expect(seen()).toEqual(["1", "2", "3"]);
    close(first);
    expect(seen()).toEqual(["2", "3", "4"]);
  });

  test("can replace shown and queued notices (spec 398)", () => {
    const { show, seen } = open();
    for (const text of ["1", "2", "3", "4"]) show(text, { isPermanent: true });
    show("5", { isReplacing: true });
    expect(seen()).toEqual(["5"]);
    vi.advanceTimersByTime(7000);
    expect(seen()).toEqual([]);
  });

  test("are not announced twice within a second", () => {
    const { show, seen } = open();
    show("No connection", { tone: "danger" });
    show("No connection", { tone: "danger" });
    expect(seen()).toEqual(["No connection"]);
    vi.advanceTimersByTime(1000);
    show("No connection", { tone: "danger" });
    expect(seen()).toEqual(["No connection", "No connection"]);
  });

  test("can be cancelled before they appear", () => {
    const { say, close, seen } = open();
    close(say({ tone: "info", text: "Saving" }));
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([]);
  });

  test("are all removed at once: shown, waiting and about to appear", () => {
    const { say, show, closeAll, seen } = open();
    for (const text of ["a", "b", "c", "waiting"]) show(text, { isPermanent: true });
    say({ tone: "info", text: "arriving" });
    closeAll();
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([]);
  });

  test("report when they are closed without an action", () => {
    const onDismiss = vi.fn();
    const { show, dismiss, close } = open();
    close(show("a", { onDismiss }));
    expect(onDismiss).not.toHaveBeenCalled();
    dismiss(show("b", { onDismiss }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
