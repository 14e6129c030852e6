import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import type { Person, Place } from "./api";
import { type Answer, type Model, makeModel, type Screen } from "./model";
import { type Action, chooseAction, type Hands, type Random, randomOf } from "./model-actions";
import { answersHeld, type GrowingDataset, makeGrowingDataset } from "./model-dataset";
import { fastKeys, readScreen } from "./model-screen";
import { openDataset, signIn } from "./steps";
import { expect } from "./test";

/** The seed of the walks of this run: the same one walks the same way. */
export const seed = Number(process.env.GLOSSA_SEED ?? Date.now() % 1_000_000);

/** Asks again every 20 ms until two things are equal; says how they differ where they never are. */
async function untilEqual(what: string, read: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const end = Date.now() + 10_000;
  let found = await read();
  while (!isDeepStrictEqual(found, wanted)) {
    if (Date.now() > end) expect(found, `${what} differs from the model`).toEqual(wanted);
    await new Promise((resolve) => setTimeout(resolve, 20));
    found = await read();
  }
}

interface Walk {
  model: Model;
  argilla: Person;
  dataset: GrowingDataset;
  random: Random;
  hands: Hands;
}

async function handsOn(page: Page): Promise<Hands> {
  page.on("dialog", (dialog) => void dialog.accept());
  return { page, press: fastKeys(await page.context().newCDPSession(page)) };
}

/** The page is gone, at times with its tab; where it was opens again. */
async function kill(walk: Walk): Promise<void> {
  const { page } = walk.hands;
  const address = page.url();
  if (walk.random(2) === 0) await page.reload();
  else {
    await page.close();
    const next = await page.context().newPage();
    walk.hands = await handsOn(next);
    await next.goto(address);
  }
  walk.model.open(Number(new URL(address).searchParams.get("page")));
}

const isOnScreen = ({ id, values }: Screen) => ({ id, values });

/** Does one thing, here and in the model, and waits until screen and server say what the model says. */
async function act(walk: Walk, action: Action): Promise<string> {
  const { model, argilla, hands, random } = walk;
  const answers = new Map(model.answers());
  const before = model.screen();
  await action.run(hands);
  action.tell(model);
  const changed = [...model.answers()].filter(([id, answer]) => answers.get(id) !== answer);
  const hasMovedOn = changed.some(([id]) => id === before.id) && model.screen().id !== before.id;
  const isKilled = hasMovedOn && random(8) === 0;
  if (isKilled) {
    // The screen moves on once the answer is safe: from then on nothing may take it away.
    const wanted = isOnScreen(model.screen());
    await untilEqual("The screen", async () => isOnScreen(await readScreen(hands.page)), wanted);
    await kill(walk);
  }
  const { page } = walk.hands;
  await Promise.all([
    untilEqual("The screen", () => readScreen(page), model.screen()),
    ...changed.map(([id, answer]) => serverHolds(argilla, id, answer)),
  ]);
  return isKilled ? ", and the page was killed" : "";
}

function serverHolds(person: Person, id: string, answer: Answer | null): Promise<void> {
  return untilEqual(`The server's answer to ${id}`, () => answersHeld(person, id), answer ? [answer] : []);
}

/** Something to do, or an end of the page. Where nothing is left to answer, new records come in first. */
async function step(walk: Walk): Promise<string> {
  const { model, dataset, random } = walk;
  if (!model.hasPending() && random(4) === 0) {
    model.know(await dataset.grow(15));
    await kill(walk);
    await untilEqual("The screen", () => readScreen(walk.hands.page), model.screen());
    return "new records, and the page was killed";
  }
  if (random(40) === 0) {
    await kill(walk);
    await untilEqual("The screen", () => readScreen(walk.hands.page), model.screen());
    return "the page was killed";
  }
  const action = chooseAction(random, model);
  try {
    return `${action.name}${await act(walk, action)}`;
  } catch (error) {
    throw new Error(action.name, { cause: error });
  }
}

/** Acts so many times at random, here and in the model; screen and server are what the model says after each. */
export async function walkAtRandom(page: Page, { url, argilla }: Place, count: number): Promise<void> {
  const dataset = await makeGrowingDataset(argilla, "model");
  const model = makeModel();
  model.know(await dataset.grow(20));
  await page.goto(url);
  await signIn(page, "argilla");
  await openDataset(page, "model");
  const walk: Walk = { model, argilla, dataset, random: randomOf(seed), hands: await handsOn(page) };
  model.open(1);
  // Before its text can be marked, keys that are meant for it would do something else.
  await untilEqual("The screen", () => readScreen(page), model.screen());
  const done: string[] = [];
  while (done.length < count) {
    if (done.length > 0 && done.length % 500 === 0)
      process.stdout.write(`GLOSSA_SEED=${seed}: ${done.length} of ${count} actions, no difference\n`);
    try {
      const name = await step(walk);
      const { id = "no record", values, badge, place } = model.screen();
      done.push(`${name} → ${place}, ${id.slice(0, 4)} ${JSON.stringify(values)} ${badge}`);
    } catch (error) {
      const last = done
        .slice(-20)
        .map((name, index) => `${done.length - Math.min(20, done.length) + index + 1}. ${name}`);
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
      throw new Error(
        `GLOSSA_SEED=${seed}, step ${done.length + 1}: ${reason}\nBefore it:\n${last.join("\n")}`,
      );
    }
  }
  for (const [id, answer] of model.answers()) await serverHolds(argilla, id, answer);
}
