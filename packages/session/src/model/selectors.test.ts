import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestSession, shownOf } from "../controller/test-session";
import { fakeServer } from "../outbox/fake-server";
import { hasPendingWrites, hasUnsaved } from "./record/unsaved";
import { selectUnfit } from "./selectors";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session with its first record on screen. */
async function open(options: Parameters<typeof openTestSession>[0] = {}) {
  const opened = openTestSession(options);
  await opened.settle();
  const shown = () => shownOf(opened.session.getState());
  const leaving = () => {
    const state = opened.session.getState();
    return { isUnsaved: hasUnsaved(state), hasPendingWrites: hasPendingWrites(state) };
  };
  return { ...opened, shown, leaving };
}

describe("the selected state of a session", () => {
  it("is only that it loads, before its first records", () => {
    const { session } = openTestSession();
    const { load, record, form, queue } = shownOf(session.getState());
    expect({ load, record, total: queue.total }).toEqual({
      load: "loading",
      record: undefined,
      total: undefined,
    });
    expect(form).toMatchObject({
      values: {},
      canSubmit: false,
      isSaving: false,
      saveState: { kind: "none" },
    });
  });

  it("contains the record, its position, and the values in pencil", async () => {
    const { shown } = await open({ position: 3 });
    expect(shown()).toMatchObject({
      load: "ready",
      queue: { status: "pending", position: 3, total: 25, canGoBack: true, canGoOn: true },
      record: { id: "r3" },
      status: "pending",
      form: { values: { topic: { value: "b", isPencil: true } }, canSubmit: true },
    });
  });

  it("follows a response from the first change to the confirmation", async () => {
    const { session, shown, settle, leaving } = await open();
    expect(shown().form).toMatchObject({ canSubmit: false, saveState: { kind: "none" } });
    session.setValue("topic", "a", false);
    expect(shown().form).toMatchObject({ canSubmit: true, saveState: { kind: "unsaved" } });
    expect(leaving()).toEqual({ isUnsaved: true, hasPendingWrites: false });
    await session.saveDraft();
    await settle();
    expect(shown()).toMatchObject({ status: "draft", form: { saveState: { kind: "saved" } } });
    expect(leaving()).toEqual({ isUnsaved: false, hasPendingWrites: false });
  });

  it("contains the other response in a conflict", async () => {
    const { session, server, shown, settle } = await open();
    server.write("r1", { status: "submitted", values: { topic: { value: "b" } } });
    session.setValue("topic", "a", false);
    await session.saveDraft();
    await settle();
    expect(shown().form.saveState).toMatchObject({ kind: "conflict", other: { topic: { value: "b" } } });
  });

  it("reports responses that cannot be sent as waiting", async () => {
    const { session, shown, settle, leaving } = await open({ behaviour: () => "down" });
    session.setValue("topic", "a", false);
    await session.saveDraft();
    await settle();
    expect(shown().form.saveState.kind).toBe("waiting");
    expect(leaving()).toEqual({ isUnsaved: false, hasPendingWrites: true });
  });

  it("contains the stored values that no question can show, until a response replaces them", async () => {
    const server = fakeServer();
    const values = { topic: { value: "b" }, note: { value: { weird: 1 } } };
    server.write("r1", { status: "draft", values });
    const { session, shown, settle } = await open({ server, status: "draft" });
    const unfit = () => selectUnfit(session.getState());
    expect(shown()).toMatchObject({ record: { id: "r1" }, form: { values: { topic: { value: "b" } } } });
    expect(unfit()).toEqual({ note: { value: { weird: 1 } } });
    expect(unfit().note).toBe(unfit().note);
    session.setValue("topic", "a", false);
    expect(unfit()).toHaveProperty("note");
    await session.saveDraft();
    await settle();
    expect(unfit()).toEqual({});
  });

  it("contains no record at the end of the queue", async () => {
    const { shown } = await open({ count: 0 });
    expect(shown()).toMatchObject({ load: "ready", form: { values: {}, canSubmit: false } });
    expect(shown().record).toBeUndefined();
  });
});
