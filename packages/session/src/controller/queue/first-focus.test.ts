import type { ResponseFilter } from "@glossa/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noFilters } from "../../criteria/filters/filters";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const disputed = (name: string): ResponseFilter => ({ name, agreement: "disagree" });

it.each<[string, ResponseFilter[], string]>([
  ["no filter", [], "topic"],
  ["the disagreement on one question", [disputed("note")], "note"],
  [
    "several of them, the first one",
    [{ name: "topic", terms: ["a"] }, disputed("note"), disputed("topic")],
    "note",
  ],
  ["agreement", [{ name: "note", agreement: "agree" }], "topic"],
  ["the disagreement on a question that is gone", [disputed("mood")], "topic"],
])(
  "each record opens at its first question, or at the disputed one: %s",
  async (_name, response, question) => {
    const { session, settle, id } = openTestSession({ criteria: { filters: { ...noFilters, response } } });
    await settle();
    const focused = () => [id(), session.getState().focus.question];
    expect(focused()).toEqual(["r1", question]);
    await session.next();
    expect(focused()).toEqual(["r2", question]);
    await session.setFilters({ response: [] });
    await settle();
    expect(session.getState().focus.question).toBe("topic");
  },
);
