import { describe, expect, it } from "vitest";
import { openQueue } from "./queue";
import { isQuiet, totalAsConfirmed } from "./total";

type Known = Parameters<typeof totalAsConfirmed>[1][string];

const submitted = { status: "submitted" as const, values: {} };
const isMember = (response: object | null) => response === null;
const onItsWay = { confirmed: null, entry: {} };
const untouched = { confirmed: null, entry: null };
const confirmed = { confirmed: submitted, entry: null };
const undoing = { confirmed: submitted, entry: {} };

describe("the total of a page with writes that it may or may not include", () => {
  it.each<[string, [Known | undefined, Known], { total: number; ids: string[] }, number]>([
    ["counts what the server has, unheard of", [onItsWay, onItsWay], { total: 9, ids: [] }, 10],
    ["leaves what the server has not", [onItsWay, onItsWay], { total: 10, ids: ["a"] }, 10],
    ["does not count what was confirmed meanwhile", [onItsWay, confirmed], { total: 10, ids: ["a"] }, 9],
    ["is the server's where that was counted", [onItsWay, confirmed], { total: 9, ids: [] }, 9],
    ["does not count what is undone, unheard of", [undoing, undoing], { total: 11, ids: ["a"] }, 10],
    ["counts what was undone meanwhile", [undoing, untouched], { total: 10, ids: [] }, 11],
    ["counts what was given up meanwhile", [onItsWay, untouched], { total: 9, ids: [] }, 10],
    ["is the server's where colleagues took one", [untouched, untouched], { total: 9, ids: [] }, 9],
    ["is the server's for what was not known", [undefined, untouched], { total: 9, ids: [] }, 9],
  ])("%s", (_, [before, now], page, expected) => {
    const queue = { ...openQueue("pending"), slots: [{ id: "a", hasLeft: false }] };
    const asked: Record<string, Known> = before ? { a: before } : {};
    expect(totalAsConfirmed(queue, { a: now }, { ...page, asked, isMember })).toBe(expected);
  });
});

describe("no write was pending", () => {
  const queue = { ...openQueue("pending"), slots: [{ id: "a", hasLeft: false }] };
  const heard = (a: Known, confirmations = 0) => ({ recordStates: { a }, confirmations });

  it.each<[string, [ReturnType<typeof heard>, ReturnType<typeof heard>], boolean]>([
    ["where nothing was answered, whatever was chosen", [heard(untouched), heard({ ...untouched })], true],
    ["not with a pending write", [heard(onItsWay), heard(untouched)], false],
    ["not where one is now", [heard(untouched), heard(onItsWay)], false],
    ["not if a response was confirmed and undone", [heard(untouched), heard(untouched, 2)], false],
  ])("%s", (_, [asked, now], expected) => {
    expect(isQuiet(queue, now, asked)).toBe(expected);
  });
});
