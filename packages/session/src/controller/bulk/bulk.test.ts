import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentRecordId, idsOnPage } from "../../model/bulk/bulk";
import { isAsking } from "../../model/queue/place";
import { saveStateOf } from "../../model/record/save-state";
import type { ServerBehaviour } from "../../outbox/fake-server";
import { openBulk } from "./test-bulk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const topic = (value: string) => ({ topic: { value } });

describe("a response to several records", () => {
  it("is stored for each selected record, which stay on the page, and clears the selection and the form (spec 285, 290)", async () => {
    const { session, bulk, statuses, stored, select, choose, act } = await openBulk();
    select("r1", "r3", "r4");
    choose();
    await act(session.bulk.submit());
    expect(stored()).toEqual([
      ["r1", "submitted", topic("a")],
      ["r3", "submitted", topic("a")],
      ["r4", "submitted", topic("a")],
    ]);
    expect(statuses().slice(0, 5)).toEqual(["submitted", "pending", "submitted", "submitted", "pending"]);
    expect(idsOnPage(session.getState())).toHaveLength(10);
    expect(bulk()).toMatchObject({ selected: [], draft: {}, progress: undefined });
    expect(bulk()?.outcome).toMatchObject({ kind: "submit", saved: 3, total: 3, failures: [] });
  });

  it.each(["draft", "discard"] as const)("can also be %s (spec 12)", async (kind) => {
    const { session, stored, select, choose, act } = await openBulk();
    select("r1", "r2");
    choose("b");
    await act(kind === "draft" ? session.bulk.saveDraft() : session.bulk.discard());
    const status = kind === "draft" ? "draft" : "discarded";
    expect(stored()).toEqual([
      ["r1", status, topic("b")],
      ["r2", status, topic("b")],
    ]);
  });

  it("does not contain suggested values, and gives each record values of its own (spec 296)", async () => {
    const { session, stored, select, act } = await openBulk();
    select("r3", "r4");
    session.bulk.setFormValue("note", "same");
    await act(session.bulk.saveDraft());
    expect(stored()).toEqual([
      ["r3", "draft", { note: { value: "same" } }],
      ["r4", "draft", { note: { value: "same" } }],
    ]);
    const { recordStates } = session.getState();
    expect(recordStates.r3?.draft.note).not.toBe(recordStates.r4?.draft.note);
  });

  it("accepts the suggested values if asked to, above a score", async () => {
    const { session, bulk, stored, select, act } = await openBulk();
    select("r3", "r4");
    session.bulk.setFormValue("note", "same");
    await act(session.bulk.acceptSuggestions("submit", { leastScore: 0 }));
    expect(stored()).toEqual([["r3", "submitted", { ...topic("b"), note: { value: "same" } }]]);
    expect([bulk()?.outcome?.total, bulk()?.selected]).toEqual([1, ["r4"]]);
    await act(session.undo());
    expect(stored()).toEqual([]);
  });

  it("submits no accepted values of a record that lacks a required one: it stays selected, and a draft has them", async () => {
    const { session, bulk, stored, select, act } = await openBulk();
    session.setQuestions(session.getState().questions.map((one) => ({ ...one, required: true })));
    select("r3");
    await act(session.bulk.acceptSuggestions("submit", { leastScore: 0 }));
    expect([stored(), bulk()?.outcome?.failures, bulk()?.selected]).toEqual([[], [], ["r3"]]);
    await act(session.bulk.acceptSuggestions("draft", { leastScore: 0 }));
    expect(stored()).toEqual([["r3", "draft", topic("b")]]);
  });

  it("has a form whose values are removed, and restored, in one step", async () => {
    const { session, bulk, select, choose, act } = await openBulk();
    const form = () => Object.keys(bulk()?.draft ?? {});
    select("r1");
    choose("b");
    session.bulk.setFormValue("note", "same");
    session.bulk.clearForm();
    expect(form()).toEqual([]);
    session.bulk.clearForm();
    await act(session.undo());
    expect(form()).toEqual(["topic", "note"]);
    await act(session.redo());
    expect(form()).toEqual([]);
    await act(session.undo());
    await act(session.undo());
    expect(form()).toEqual(["topic"]);
  });

  it("does nothing if no record is selected", async () => {
    const { session, stored, choose, act } = await openBulk();
    choose();
    await act(session.bulk.submit());
    expect(stored()).toEqual([]);
  });

  it("is prepared at a row, which is the first one on another page", async () => {
    const { session, act } = await openBulk();
    const current = () => currentRecordId(session.getState());
    expect(current()).toBe("r1");
    session.bulk.setCurrentRow("r4");
    expect(current()).toBe("r4");
    await act(session.next());
    expect(current()).toBe("r11");
    await act(session.setPageSize(1));
    expect(current()).toBe(idsOnPage(session.getState())[0]);
  });

  it("of a value in the text of one record selects that record", async () => {
    const { session, bulk } = await openBulk();
    session.bulk.setRowValue("r5", "note", "here");
    expect(bulk()?.selected).toEqual(["r5"]);
  });

  it("that is changed again is not hidden by another page before the user was asked", async () => {
    const { session, select, choose, act } = await openBulk();
    select("r1", "r2");
    choose();
    await act(session.bulk.submit());
    session.bulk.setRowValue("r2", "note", "later");
    await act(session.next());
    expect([isAsking(session.getState()), idsOnPage(session.getState())[0]]).toEqual([true, "r1"]);
    await act(session.ignoreChanges());
    expect(idsOnPage(session.getState())[0]).toBe("r11");
  });

  it("is undone and redone as one step, with the selection and the form", async () => {
    const { session, bulk, stored, select, choose, act } = await openBulk();
    select("r1", "r2");
    choose();
    await act(session.bulk.submit());
    const before = stored();
    await act(session.undo());
    expect([stored(), bulk()?.selected]).toEqual([[], ["r1", "r2"]]);
    expect(bulk()?.draft.topic?.value).toBe("a");
    expect(session.getState().announcement).toMatchObject({ kind: "undone", step: { kind: "bulk" } });
    await act(session.redo());
    expect([stored(), bulk()?.selected]).toEqual([before, []]);
    await act(session.undo());
    await act(session.undo());
    expect(bulk()?.draft).toEqual({});
  });

  it("is undone to what each record had before", async () => {
    const { session, server, stored, select, choose, act } = await openBulk();
    select("r1");
    choose("b");
    await act(session.bulk.saveDraft());
    select("r1", "r2");
    choose("a");
    await act(session.bulk.submit());
    await act(session.undo());
    expect(stored()).toEqual([["r1", "draft", topic("b")]]);
    expect(server.responses.has("r2")).toBe(false);
  });

  it("cannot be given twice at once", async () => {
    const { session, server, select, choose, act } = await openBulk();
    select("r1", "r2");
    choose();
    await act(Promise.all([session.bulk.submit(), session.bulk.discard(), session.undo(), session.submit()]));
    expect(server.history.map(({ response }) => response?.status)).toEqual(["submitted", "submitted"]);
  });
});

describe("records that cannot be saved", () => {
  it("stay selected with their reason, and the others are saved", async () => {
    let count = 0;
    const behaviour = () => (count++ === 1 ? "refused" : "fine");
    const { session, bulk, server, select, choose, act } = await openBulk({ behaviour });
    select("r1", "r2", "r3");
    choose();
    await act(session.bulk.submit());
    const [failure] = bulk()?.outcome?.failures ?? [];
    expect(failure).toMatchObject({ kind: "refused", reason: "no" });
    expect(bulk()?.selected).toEqual([failure?.recordId]);
    expect(bulk()?.draft.topic?.value).toBe("a");
    expect(server.responses.size).toBe(2);
    const recordState = session.getState().recordStates[failure?.recordId ?? ""];
    expect(recordState && saveStateOf({ ...recordState, isModified: false }).kind).toBe("refused");
    // Undo says how many it takes back.
    expect(session.getState().history.done.at(-1)).toMatchObject({ kind: "bulk", saved: 2 });
    await act(session.bulk.submit());
    expect([server.responses.size, bulk()?.selected]).toEqual([3, []]);
  });

  it("are those that were changed elsewhere: neither response is replaced", async () => {
    const { session, bulk, server, select, choose, act } = await openBulk();
    const other = { status: "submitted", values: topic("b") } as const;
    server.write("r2", other);
    select("r1", "r2", "r3");
    choose();
    await act(session.bulk.submit());
    expect(bulk()?.outcome).toMatchObject({ saved: 2, failures: [{ recordId: "r2", kind: "conflict" }] });
    expect(server.responses.get("r2")).toMatchObject(other);
    await act(session.bulk.submit());
    expect(bulk()?.outcome?.failures).toEqual([{ recordId: "r2", kind: "conflict" }]);
    await session.resolveConflict("mine", "r2");
    await vi.advanceTimersByTimeAsync(100);
    expect(server.responses.get("r2")).toMatchObject({ values: topic("a") });
  });

  it("are those without a required value", async () => {
    const { session, bulk, server, select, act } = await openBulk();
    session.bulk.setRowValue("r1", "topic", "a");
    select("r2");
    session.bulk.setFormValue("note", "n");
    await act(session.bulk.submit());
    expect(bulk()?.outcome?.failures).toEqual([{ recordId: "r2", kind: "incomplete" }]);
    expect([...server.responses.keys()]).toEqual(["r1"]);
  });
});

describe("without a network", () => {
  it("all responses are stored here and sent later, each once", async () => {
    let now: ServerBehaviour = "lostBefore";
    const { session, bulk, server, choose, act } = await openBulk({ behaviour: () => now });
    session.bulk.selectAll(true);
    choose();
    await act(session.bulk.submit());
    expect(bulk()?.outcome).toMatchObject({ saved: 0, waiting: 10, failures: [] });
    expect(bulk()?.selected).toEqual([]);
    now = "fine";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.responses.size).toBe(10);
    expect(server.history).toHaveLength(10);
  });

  it("an undo takes them back, and nothing is sent", async () => {
    let now: ServerBehaviour = "fine";
    const { session, server, bulk, choose, act } = await openBulk({ behaviour: () => now });
    now = "down";
    session.bulk.selectAll(true);
    choose();
    await act(session.bulk.submit());
    await act(session.undo());
    now = "fine";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.responses.size).toBe(0);
    expect(bulk()?.selected).toHaveLength(10);
  });

  it("nothing is lost or doubled if replies are lost in the middle", async () => {
    const behaviours: ServerBehaviour[] = [
      "fine",
      "fine",
      "lostAfter",
      "lostBefore",
      "fine",
      "down",
      "lostAfter",
    ];
    const { session, server, choose, act } = await openBulk({
      behaviour: () => behaviours.shift() ?? "fine",
    });
    session.bulk.selectAll(true);
    choose();
    await act(session.bulk.submit());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.history).toHaveLength(10);
    await act(session.undo());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.responses.size).toBe(0);
  });
});
