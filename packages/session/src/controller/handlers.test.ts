import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handlersOf } from "./handlers";
import { openTestSession } from "./test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the last letters of a text whose question was deleted meanwhile are no error", async () => {
  const { session, settle, recordState } = openTestSession();
  await settle();
  const { onValue, bulk } = handlersOf(session);
  onValue("note", "Thank", true);
  expect(recordState()?.draft.note?.value).toBe("Thank");
  session.setQuestions(session.getState().questions.filter(({ name }) => name !== "note"));
  onValue("note", "Thank you", true);
  bulk.onValue("note", "Thank you", true);
  expect(recordState()?.draft.note?.value).toBe("Thank");
});
