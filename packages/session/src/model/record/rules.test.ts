import type { Value } from "@glossa/question-types/schema";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestSession } from "../../controller/test-session";
import { type Draft, isModified, isSubmittable, submittedValuesOf, valuesOf } from "./draft";
import { statusOf } from "./record-state";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const options = ["a", "b", "c"].map((value) => ({ value, text: value }));
const a = (type: string, required: boolean, own = {}) => ({
  id: type,
  name: type,
  required,
  settings: { type, options, visible_options: null, ...own },
});
const label = a("label_selection", true);
const ranking = a("ranking", false);
const text = a("text", true, { use_markdown: false });
const ink = (value: Value) => ({ value, isPencil: false });
const started = [{ value: "a", rank: 1 }];
const whole = options.map(({ value }, index) => ({ value, rank: index + 1 }));

describe("what may be submitted", () => {
  it.each<[string, Draft, boolean]>([
    ["a label that is chosen", { label_selection: ink("a") }, true],
    ["nothing", {}, false],
    ["an optional ranking that is whole", { label_selection: ink("a"), ranking: ink(whole) }, true],
    ["an optional ranking that was only begun", { label_selection: ink("a"), ranking: ink(started) }, false],
  ])("%s: an optional value must be complete if it is present (spec 328, 340)", (_name, draft, may) => {
    expect(isSubmittable(draft, [label, ranking])).toBe(may);
  });

  it("excludes an empty required text (spec 336)", () => {
    expect(isSubmittable({ text: ink("") }, [text])).toBe(false);
    expect(isSubmittable({ text: ink("x") }, [text])).toBe(true);
  });

  it("is less than what a draft keeps, which has partial values as well, but no empty ones (spec 329)", () => {
    const draft = { label_selection: ink("a"), ranking: ink(started), text: ink("") };
    expect(valuesOf(draft, [label, ranking, text])).toEqual({
      label_selection: { value: "a" },
      ranking: { value: started },
    });
    expect(submittedValuesOf({}, [label, ranking, text])).toEqual({});
  });
});

describe("a record", () => {
  it("has the status of its response, or is pending without one (spec 375)", async () => {
    const { session, recordState, server, settle } = openTestSession();
    await settle();
    expect(statusOf(recordState() as NonNullable<ReturnType<typeof recordState>>)).toBe("pending");
    server.write("r2", { status: "draft", values: {} });
    await session.setStatus("draft");
    await settle();
    expect(statusOf(recordState() as NonNullable<ReturnType<typeof recordState>>)).toBe("draft");
  });

  it("is modified if it differs from its last saved state, until it is set back (spec 377)", () => {
    const saved = { label_selection: ink("a") };
    expect(isModified({ label_selection: ink("b") }, saved, [label])).toBe(true);
    expect(isModified({ label_selection: ink("a") }, saved, [label])).toBe(false);
    expect(isModified({}, saved, [label])).toBe(true);
  });

  it("has unsaved changes once a suggestion is confirmed, although its value is the same", async () => {
    const { session, badge, id, settle } = openTestSession();
    await settle();
    await session.next();
    await session.next();
    expect([id(), badge()]).toEqual(["r3", "none"]);
    session.setValue("topic", "b");
    expect(badge()).toBe("unsaved");
    await session.submit();
    await session.previous();
    await settle();
    expect([id(), badge()]).toEqual(["r3", "saved"]);
  });

  it("has no unsaved changes after a text was typed and deleted, or a change undone", async () => {
    const { session, badge, settle } = openTestSession();
    await settle();
    session.setValue("note", "x");
    expect(badge()).toBe("unsaved");
    session.setValue("note", "");
    expect(badge()).toBe("none");
    session.setValue("topic", "a");
    await session.undo();
    expect(badge()).toBe("none");
  });

  it("is discarded or saved as a draft once, not again while that is being saved, and not if there is none (spec 327)", async () => {
    const { session, server, settle } = openTestSession({ count: 1 });
    await settle();
    const twice = [session.saveDraft(), session.discard(), session.saveDraft()];
    await Promise.all(twice);
    await settle();
    expect(server.history.map(({ response }) => response?.status)).toEqual(["draft"]);
    const empty = openTestSession({ count: 0 });
    await empty.settle();
    await Promise.all([empty.session.discard(), empty.session.saveDraft(), empty.session.submit()]);
    await empty.settle();
    expect(empty.server.history).toEqual([]);
  });

  it("shows that the server refused its response, without an error of the page (spec 277)", async () => {
    const { session, id, badge, settle } = openTestSession({ behaviour: () => "refused" });
    await settle();
    session.setValue("topic", "a");
    await expect(session.submit()).resolves.toBeUndefined();
    await settle();
    expect(id()).toBe("r2");
    await session.previous();
    expect([id(), badge()]).toEqual(["r1", "refused"]);
  });
});
