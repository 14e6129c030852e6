import { expect, vi } from "vitest";
import { rowsOf, selectBulk, selectPage } from "../../model/bulk/select-bulk";
import { statusOf } from "../../model/record/record-state";
import { openTestSession } from "../test-session";

type Options = NonNullable<Parameters<typeof openTestSession>[0]>;

/** A page of ten records in bulk mode. */
export async function openBulk(options: Options = {}) {
  const all = openTestSession({ many: 10, ...options });
  await all.settle();
  const { session, server } = all;
  const bulk = () => selectBulk(session.getState());
  const statuses = () =>
    rowsOf(selectPage(session.getState())).map(({ recordState }) => statusOf(recordState));
  const stored = () => [...server.responses].map(([id, { status, values }]) => [id, status, values]);
  const select = (...ids: string[]) => {
    for (const id of ids) session.bulk.select(id, true);
  };
  /** Chooses the topic for all selected records. */
  const choose = (value = "a") => session.bulk.setFormValue("topic", value);
  const act = async (action: Promise<unknown>) => {
    let isDone = false;
    void action.then(() => {
      isDone = true;
    });
    for (let turn = 0; turn < 200 && !isDone; turn += 1) await vi.advanceTimersByTimeAsync(20);
    expect(isDone).toBe(true);
    await all.settle();
  };
  return { ...all, bulk, statuses, stored, select, choose, act };
}
