import { describe, expect, it } from "vitest";
import { DatasetTurns, type WriteLength, WriteTurns } from "./write-turns";

/** Lets writes wait while another one runs, and returns the order in which they run. */
async function orderOf(mostShort: number, waiting: readonly [name: string, length: WriteLength][]) {
  const turns = new WriteTurns(mostShort);
  const order: string[] = [];
  await turns.take("long");
  const all = waiting.map(([name, length]) => turns.run(length, async () => void order.push(name)));
  turns.release();
  await Promise.all(all);
  return order.join(" ");
}

describe("turns to write", () => {
  it.each([
    { most: 2, waiting: "L1 L2", order: "L1 L2" },
    { most: 2, waiting: "L1 S1 S2", order: "S1 S2 L1" },
    { most: 2, waiting: "L1 L2 S1 S2 S3 S4 S5", order: "S1 S2 L1 S3 S4 L2 S5" },
    { most: 1, waiting: "S1 S2 L1", order: "S1 L1 S2" },
    { most: 2, waiting: "S1 S2 S3 S4", order: "S1 S2 S3 S4" },
  ])("$waiting with at most $most short ones in a row: $order", async ({ most, waiting, order }) => {
    const names = waiting.split(" ");
    const lengths = names.map((name): [string, WriteLength] => [name, name[0] === "S" ? "short" : "long"]);
    expect(await orderOf(most, lengths)).toBe(order);
  });

  it("do not count short ones that passed none", async () => {
    const turns = new WriteTurns(2);
    const order: string[] = [];
    const run = (name: string, length: WriteLength) =>
      turns.run(length, async () => {
        order.push(name);
      });
    await Promise.all(["S1", "S2", "S3"].map((name) => run(name, "short")));
    await Promise.all([run("S4", "short"), run("L1", "long"), run("S5", "short")]);
    expect(order).toEqual(["S1", "S2", "S3", "S4", "S5", "L1"]);
  });

  it("continue after work that fails", async () => {
    const turns = new WriteTurns(2);
    const failing = turns.run("short", () => Promise.reject(new Error("refused")));
    const next = turns.run("short", async () => "stored");
    await expect(failing).rejects.toThrow("refused");
    expect(await next).toBe("stored");
  });

  it("are given for each dataset by itself", async () => {
    const turns = new DatasetTurns(2);
    const order: string[] = [];
    let end = () => {};
    const first = turns.run(1, "long", () => new Promise<void>((resolve) => (end = resolve)));
    const second = turns.run(1, "long", async () => void order.push("second"));
    await turns.run(2, "long", async () => void order.push("elsewhere"));
    end();
    await Promise.all([first, second]);
    expect(order).toEqual(["elsewhere", "second"]);
  });
});
