import { describe, expect, it } from "vitest";
import { queueKeys } from "./key-queue";

/** Keys before a page that puts an answer away at each press, and is told when that has ended. */
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
    /** What was being put away is there, after so many milliseconds. */
    away(ms: number) {
      drawn();
      time += ms;
      isBusy = false;
      drawn();
    },
  };
}

describe("presses while an answer is being put away", () => {
  it("happen one by one, in their order, when it is there", () => {
    const { happened, press, away } = pressing();
    expect([press("a"), press("b"), press("c")]).toEqual(["done", "held", "held"]);
    expect(happened).toEqual(["a"]);
    away(5);
    expect(happened).toEqual(["a", "b"]);
    away(5);
    expect(happened).toEqual(["a", "b", "c"]);
  });

  it("are all remembered while the queue moves, however long it takes", () => {
    const { happened, press, away } = pressing();
    const names = Array.from({ length: 90 }, (_, index) => String(index));
    for (const name of names) press(name);
    for (const _ of names) away(500);
    expect(happened).toEqual(names);
  });

  it("are forgotten where nothing moves for seconds, but for those that came just now", () => {
    const { happened, press, away } = pressing();
    press("a");
    press("blindly");
    away(20_000);
    expect(happened).toEqual(["a"]);
    press("seen");
    expect(happened).toEqual(["a", "seen"]);
  });
});
