import { isDeepStrictEqual } from "node:util";
import type { Page, Request } from "@playwright/test";
import type { Person, Place } from "./api";
import { type Model, makeModel } from "./model";
import { type Action, chooseAction, type Hands, type Random, randomOf } from "./model-actions";
import {
  type GrowingDataset,
  makeGrowingDataset,
  responsesHeld,
  type Selection,
  selections,
} from "./model-dataset";
import type { Order } from "./model-queue";
import { fastKeys, readScreen } from "./model-screen";
import type { ModelResponse, Screen } from "./model-values";
import { openDataset, signIn } from "./steps";
import { expect } from "./test";

/** The seed of the random walks of this run: the same seed repeats the same walks. */
export const seed = Number(process.env.GLOSSA_SEED ?? Date.now() % 1_000_000);

/** Returns the number of actions of a walk: the usual number, more in a full run, or the value of GLOSSA_STEPS. */
export function stepsOf(usual: number): number {
  const all = process.env.GLOSSA_TEST_LEVEL === "full" ? 10_000 : usual;
  return Number(process.env.GLOSSA_STEPS ?? all);
}

/** Returns the time limit of a walk: a failed step reports itself after ten seconds. */
export const timeFor = (steps: number): number => 120_000 + steps * 1_500;

/** Reads every 20 ms until the result equals the model; reports the difference if it never does. */
async function untilEqual<T>(what: string, read: () => Promise<T>, model: (found: T) => T): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    const found = await read();
    const expected = model(found);
    if (isDeepStrictEqual(found, expected)) return;
    if (Date.now() > end) expect<unknown>(found, `${what} differs from the model`).toEqual(expected);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const untilShown = ({ hands, model }: Walk) =>
  untilEqual(
    "The screen",
    () => readScreen(hands.page),
    (seen) => model.screen(seen),
  );

interface Walk {
  model: Model;
  argilla: Person;
  dataset: GrowingDataset;
  random: Random;
  hands: Hands;
  order: Order;
  selection: Selection;
}

async function handsOn(page: Page): Promise<Hands> {
  page.on("dialog", (dialog) => void dialog.accept());
  // Otherwise a step that waits in vain ends only with the time limit of the whole walk.
  page.setDefaultTimeout(15_000);
  const asked = new Set<Request>();
  page.on("request", (request) => /\/records(\/search)?(\?|$)/.test(request.url()) && asked.add(request));
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  const untilLoaded = async () => {
    const end = Date.now() + 10_000;
    while (asked.size > 0 && Date.now() < end) await page.waitForTimeout(20);
  };
  return { page, press: fastKeys(await page.context().newCDPSession(page)), untilLoaded };
}

/** Reloads the page or closes its tab, and opens the same place again. */
async function kill(walk: Walk): Promise<void> {
  const { page } = walk.hands;
  const address = page.url();
  // Unsaved changes are on disk within a second.
  if (walk.model.hasUnsaved()) await page.waitForTimeout(1000);
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

/** Performs an action on the page and in the model, and waits until the screen and the server match the model. */
async function act(walk: Walk, action: Action): Promise<string> {
  const { model, hands, random } = walk;
  const responses = new Map(model.responses());
  const before = model.screen();
  await action.run(hands);
  action.tell(model);
  const changed = [...model.responses()].filter(([id, response]) => responses.get(id) !== response);
  const hasMovedOn = changed.some(([id]) => id === before.id) && model.screen().id !== before.id;
  const isKilled = hasMovedOn && random(8) === 0;
  if (isKilled) {
    // The screen moves on once the response is on disk: from then on it must not be lost.
    await untilEqual(
      "The screen",
      async () => isOnScreen(await readScreen(hands.page)),
      (seen) => isOnScreen(model.screen(seen)),
    );
    await kill(walk);
  }
  await Promise.all([untilShown(walk), ...changed.map((one) => serverHolds(walk, one))]);
  return isKilled ? ", and the page was killed" : "";
}

function serverHolds(
  { argilla, dataset }: Walk,
  [id, response]: [string, ModelResponse | null],
): Promise<void> {
  const held = response ? [response] : [];
  return untilEqual(
    `The stored response to ${id}`,
    () => responsesHeld(argilla, dataset.id, id),
    () => held,
  );
}

/** Opens the first page of another search, filter or order. */
async function select(walk: Walk): Promise<string> {
  const { model, hands, random } = walk;
  walk.selection = selections[random(selections.length)] ?? walk.selection;
  await knowSelected(walk);
  // Unsaved changes are on disk within a second.
  if (model.hasUnsaved()) await hands.page.waitForTimeout(1000);
  const { origin, pathname } = new URL(hands.page.url());
  await hands.page.goto(`${origin}${pathname}?${new URLSearchParams(walk.selection.address)}`);
  model.open(1);
  await untilShown(walk);
  return `selected ${JSON.stringify(walk.selection.address)}`;
}

/** The server returns what a selection finds; which of these records are in the queue, the model knows. */
async function knowSelected({ model, dataset, selection }: Walk): Promise<void> {
  const isAll = Object.keys(selection.body).length === 0;
  model.select(isAll ? undefined : await dataset.select(selection));
}

/** Performs the next action, or closes the page. If no pending record is left, new records may be added first. */
async function step(walk: Walk): Promise<string> {
  const { model, dataset, random } = walk;
  if (walk.order === "fixed" && random(model.hasPending() ? 25 : 4) === 0) return select(walk);
  if (!model.hasPending() && random(4) === 0) {
    model.know(await dataset.grow(15));
    await knowSelected(walk);
    await kill(walk);
    await untilShown(walk);
    return "new records, and the page was killed";
  }
  if (random(40) === 0) {
    await kill(walk);
    await untilShown(walk);
    return "the page was killed";
  }
  const action = chooseAction(random, model);
  try {
    return `${action.name}${await act(walk, action)}`;
  } catch (error) {
    throw new Error(action.name, { cause: error });
  }
}

/** Performs random actions on the page and in the model; screen and server match the model after each of them. */
export async function walkAtRandom(
  page: Page,
  { url, argilla }: Place,
  { count, order = "fixed", hasVectors = false }: { count: number; order?: Order; hasVectors?: boolean },
): Promise<void> {
  const name = `model-${Date.now()}`;
  const dataset = await makeGrowingDataset(argilla, name, hasVectors);
  const model = makeModel(order);
  model.know(await dataset.grow(20));
  await page.goto(url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  const [selection = { address: {}, body: {} }] = selections;
  const start = { model, argilla, dataset, order, selection };
  const walk: Walk = { ...start, random: randomOf(seed), hands: await handsOn(page) };
  model.open(1);
  // Before its text can be marked, keys for it would have another effect.
  await untilShown(walk);
  const done: string[] = [];
  while (done.length < count) {
    if (done.length > 0 && done.length % 500 === 0)
      process.stdout.write(`GLOSSA_SEED=${seed}: ${done.length} of ${count} actions, no difference\n`);
    try {
      const action = await step(walk);
      const { id = "no record", values, badge, place } = model.screen();
      done.push(`${action} → ${place}, ${id.slice(0, 4)} ${JSON.stringify(values)} ${badge}`);
    } catch (error) {
      const last = done
        .slice(-20)
        .map((each, index) => `${done.length - Math.min(20, done.length) + index + 1}. ${each}`);
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
      throw new Error(
        `GLOSSA_SEED=${seed}, step ${done.length + 1}: ${reason}\nBefore it:\n${last.join("\n")}`,
      );
    }
  }
  for (const one of model.responses()) await serverHolds(walk, one);
}
