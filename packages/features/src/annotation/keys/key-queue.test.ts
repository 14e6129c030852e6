import { describe, expect, it } from "vitest";
import { queueKeys } from "./key-queue";

/** Simulates a page that saves a response at each key press, and a function that ends the saving. */
function pressing() {
  const happened: string[] = [];
  const next: (() => void)[] = [];
  let time = 0;
  let isBusy = false;
  const held = queueKeys({
    isBusy: () => isBusy,
    now: () => time,
    soon: (each) => void next.push(each),
  });
  const drawn = () => {
    for (const each of next.splice(0)) each();
  };
  return {
    happened,
    press: (name: string) =>
      held.add(() => {
        happened.push(name);
        isBusy = true;
      }, time),
    /** Ends the saving after a number of milliseconds. */
    away(ms: number) {
      drawn();
      time += ms;
      isBusy = false;
      drawn();
    },
  };
}

describe("key presses while a response is being saved", () => {
  it("run one by one, in their order, once it is saved", () => {
    const { happened, press, away } = pressing();
    expect([press("a"), press("b"), press("c")]).toEqual(["done", "held", "held"]);
    expect(happened).toEqual(["a"]);
    away(5);
    expect(happened).toEqual(["a", "b"]);
    away(5);
    expect(happened).toEqual(["a", "b", "c"]);
  });

  it("are all kept while the queue advances, however long it takes", () => {
    const { happened, press, away } = pressing();
    const names = Array.from({ length: 90 }, (_, index) => String(index));
    for (const name of names) press(name);
    for (const _ of names) away(500);
    expect(happened).toEqual(names);
  });

  it("are dropped after seconds without progress, except for the most recent ones", () => {
    const { happened, press, away } = pressing();
    press("a");
    press("blindly");
    away(20_000);
    expect(happened).toEqual(["a"]);
    press("seen");
    expect(happened).toEqual(["a", "seen"]);
  });
});

it("a key press waits only if the page is busy for the moment at which it was pressed", () => {
  const happened: string[] = [];
  const next: (() => void)[] = [];
  let overAt = 300;
  const held = queueKeys({
    isBusy: (pressedAt) => pressedAt > overAt,
    now: () => 500,
    soon: (each) => void next.push(each),
  });
  expect([held.add(() => happened.push("in time"), 200), held.add(() => happened.push("late"), 400)]).toEqual(
    ["done", "held"],
  );
  overAt = Number.POSITIVE_INFINITY;
  for (const each of next.splice(0)) each();
  expect(happened).toEqual(["in time", "late"]);
});
