import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { selectBulk } from "../../model/bulk/select-bulk";
import type { TabStore } from "../ports";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function memoryTab(stored: string | null = null): TabStore & { text: () => string | null } {
  let text = stored;
  return {
    read: () => text,
    write(next) {
      text = next;
    },
    text: () => text,
  };
}

type Options = NonNullable<Parameters<typeof openTestSession>[0]>;

async function open(options: Options) {
  const all = openTestSession({ many: 10, userId: "ana", ...options });
  await all.settle();
  const act = async (action: Promise<unknown>) => {
    for (let turn = 0; turn < 100; turn += 1) await vi.advanceTimersByTimeAsync(20);
    await action;
  };
  return { ...all, act, bulk: () => selectBulk(all.session.getState()) };
}

/** Three records are submitted, the next one is selected and the form begun; then the page is reloaded. */
async function submitAndReload(options: Options = {}, between: (given: Options) => void = () => undefined) {
  const tab = memoryTab();
  const first = await open({ tab });
  for (const id of ["r1", "r2", "r3"]) first.session.bulk.select(id, true);
  first.session.bulk.setFormValue("topic", "a");
  await first.act(first.session.bulk.submit());
  first.session.bulk.select("r5", true);
  first.session.bulk.setFormValue("note", "begun");
  await first.settle();
  first.session.close();
  first.outbox.close();
  between({ server: first.server });
  const second = await open({ tab, server: first.server, ...options });
  return { ...second, tab };
}

describe("after a reload of the tab", () => {
  it("the form and the selection are as they were", async () => {
    const { bulk } = await submitAndReload();
    expect([bulk()?.selected, bulk()?.draft.note?.value]).toEqual([["r5"], "begun"]);
  });

  it("nothing is selected if the page does not have all records of the selection", async () => {
    const both = JSON.stringify({ draft: {}, selected: ["r1", "r9"] });
    expect((await open({ tab: memoryTab(both), many: 5 })).bulk()?.selected).toEqual([]);
    expect((await open({ tab: memoryTab(both) })).bulk()?.selected).toEqual(["r1", "r9"]);
  });

  it("the last action is undone as one step", async () => {
    const { session, server, act, bulk, tab } = await submitAndReload();
    expect(server.responses.size).toBe(3);
    await act(session.undo());
    expect(server.responses.size).toBe(0);
    expect(bulk()?.draft.topic?.value).toBe("a");
    expect(bulk()?.outcome).toMatchObject({ direction: "undone", saved: 3, failures: [] });
    expect(tab.text()).not.toContain("step");
  });

  it("a response that was changed elsewhere since is not replaced", async () => {
    const other = { status: "submitted", values: { topic: { value: "b" } } } as const;
    const { session, server, act, bulk } = await submitAndReload({}, (given) =>
      given.server?.write("r2", other),
    );
    await act(session.undo());
    expect([...server.responses.keys()]).toEqual(["r2"]);
    expect(bulk()?.outcome?.failures).toEqual([{ recordId: "r2", kind: "conflict" }]);
  });

  it("an undo without a server changes nothing, and can be repeated", async () => {
    let isUp = true;
    const all = await submitAndReload({ loads: () => isUp });
    isUp = false;
    await all.act(all.session.undo());
    expect(all.bulk()?.outcome).toMatchObject({ isNotLoaded: true });
    expect(all.server.responses.size).toBe(3);
    isUp = true;
    await all.act(all.session.undo());
    expect(all.server.responses.size).toBe(0);
  });

  it.each(["{", "null", "[]", '{"draft":1,"selected":[]}', '{"draft":{},"selected":2}'])(
    "what is stored as %s is ignored",
    async (text) => {
      const { bulk } = await open({ tab: memoryTab(text) });
      expect(bulk()).toMatchObject({ selected: [], draft: {} });
    },
  );

  it("values of questions that no longer exist are left out", async () => {
    const gone = JSON.stringify({ draft: { gone: { value: "x", isPencil: false } }, selected: [] });
    const { bulk } = await open({ tab: memoryTab(gone) });
    expect(bulk()?.draft).toEqual({});
  });
});
