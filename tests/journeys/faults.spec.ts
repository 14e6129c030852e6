import type { Page } from "@playwright/test";
import { pendingIds, responsesTo, signInAt } from "./support/api";
import { type Call, type Fault, type FaultyProxy, isResponse, startProxy } from "./support/faulty-proxy";
import { listenToBadge } from "./support/heard";
import { freePort, startProduct } from "./support/server";
import { makeSmallDataset } from "./support/small-dataset";
import { badge, openDataset, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const kinds = ["praise", "complaint", "question"];
const unsaved = "Unsaved changes";
const saving = "Saving";
const saved = "Saved";
const waiting = "Waiting for connection";
const refused = "Not accepted: A label is gone";

/** A fault with the response to one record, until the save state has shown it. */
interface Trouble {
  name: string;
  /** The steps before the fault. */
  before?: (page: Page) => Promise<unknown>;
  fault: (call: Call) => Fault | undefined;
  /** The response of the user; by default the first label, as a draft. */
  act?: (page: Page) => Promise<unknown>;
  /** How the user resolves it if waiting is not enough. */
  mend?: (page: Page) => Promise<unknown>;
  says: string[];
  /** The label that the server stores in the end, from 1; 0 if it stores no response. */
  holds: number;
}

async function choose(page: Page, digit: number): Promise<void> {
  await page.keyboard.press(String(digit));
  await page.keyboard.press("Control+s");
}

async function save(page: Page): Promise<void> {
  await choose(page, 1);
  await expect(badge(page)).toHaveText(saved);
}

const change = (page: Page) => choose(page, 2);
const clear = (page: Page) => page.getByRole("button", { name: "Clear", exact: true }).press("Enter");

const onResponses = (fault: Fault) => (call: Call) => (isResponse(call) ? fault : undefined);
const isResponseOrRecord = (call: Call) => isResponse(call) || /\/records\/[^/]+$/.test(call.path);
const onAll = (fault: Fault) => (call: Call) => (isResponseOrRecord(call) ? fault : undefined);

const isPage = ({ path }: Call) => /\/records\/(search|claim)/.test(path);
const onPages = (fault: Fault) => (call: Call) => (isPage(call) ? fault : undefined);

const again = [unsaved, saving, waiting, saving, saved];

const troubles: readonly Trouble[] = [
  {
    name: "the network fails before the first response reaches the server",
    fault: onAll({ cut: "before" }),
    says: again,
    holds: 1,
  },
  {
    name: "the network fails after the server has stored the response, and again while the stored one is read",
    fault: onAll({ cut: "after" }),
    says: again,
    holds: 1,
  },
  {
    name: "the network fails during the reply",
    fault: onResponses({ cut: "within" }),
    says: again,
    holds: 1,
  },
  {
    name: "the reply to a change is lost",
    before: save,
    fault: onResponses({ cut: "after" }),
    act: change,
    says: again,
    holds: 2,
  },
  {
    name: "the server fails (500) on a change",
    before: save,
    fault: onAll({ status: 500, body: { detail: "Internal Server Error" } }),
    act: change,
    says: again,
    holds: 2,
  },
  {
    name: "the reply to a deletion is lost",
    before: save,
    fault: onResponses({ cut: "after" }),
    act: clear,
    says: [saving, waiting, saving, ""],
    holds: 0,
  },
  {
    name: "the server refuses the response (422), and accepts a corrected one",
    fault: onResponses({ status: 422, body: { detail: "A label is gone" } }),
    mend: change,
    says: [unsaved, saving, refused, unsaved, saving, saved],
    holds: 2,
  },
  {
    name: "the sign-in has ended (401)",
    fault: onResponses({ status: 401 }),
    mend: async (page) => {
      await badge(page).getByRole("button", { name: "Sign in" }).press("Enter");
      await signIn(page, "argilla");
      await recordShown(page);
    },
    says: [unsaved, saving, "Sign in to save"],
    holds: 1,
  },
];

const signInFirst = "Sign in to save";

/** Produces the fault until the save state has shown it. */
async function suffer(page: Page, proxy: FaultyProxy, { fault, act, mend, says }: Trouble): Promise<void> {
  proxy.faultOf = fault;
  await (act ?? ((on) => choose(on, 1)))(page);
  const shown = says.find((word) => ![unsaved, saving].includes(word)) ?? "";
  // Often: the next attempt may follow within a second, and end this state.
  await expect.poll(() => badge(page).textContent(), { intervals: [20] }).toContain(shown);
  proxy.faultOf = () => undefined;
  await mend?.(page);
}

async function goOn(page: Page): Promise<void> {
  const from = await recordId(page);
  await page.keyboard.press("ArrowRight");
  await recordChanged(page, from);
}

test("for each failure while a response is sent, the badge shows its state, and the server stores it once", async ({
  page,
  context,
}) => {
  const port = await freePort();
  const product = await startProduct([], { GLOSSA_PUBLIC_URL: `http://localhost:${port}` });
  const proxy = await startProxy(product.port, port);
  const argilla = await signInAt(product.url, "argilla");
  await makeSmallDataset(argilla, "faults", { size: troubles.length + 3 });
  const { heard } = await listenToBadge(page);
  await page.goto(proxy.url);
  await signIn(page, "argilla");
  await openDataset(page, "faults");
  const held = new Map<string, number>();
  let slow = "";

  await test.step("a reply takes ten seconds, and a response given meanwhile waits for it", async () => {
    const tenSeconds = new Promise((resolve) => setTimeout(resolve, 10_000));
    proxy.faultOf = onResponses({ until: tenSeconds });
    const id = await recordId(page);
    held.set(id, 3);
    await choose(page, 1);
    await expect(badge(page)).toHaveText(saving);
    await choose(page, 3);
    const words: string[] = [];
    // The same state is shown twice, and the first may still be on screen.
    const heardSoFar = async () => {
      words.push(...(await heard()));
      return words;
    };
    await expect.poll(heardSoFar).toEqual([unsaved, saving, unsaved, saving]);
    await expect.poll(async () => (await responsesTo(argilla, id)).length).toBe(1);
    slow = (await responsesTo(argilla, id))[0]?.id ?? "";
    await goOn(page);
  });

  for (const trouble of troubles) {
    await test.step(trouble.name, async () => {
      await trouble.before?.(page);
      await heard();
      held.set(await recordId(page), trouble.holds);
      // The fault must not affect the response that still waits for its slow reply.
      const fault = (call: Call) => (call.path.endsWith(slow) ? undefined : trouble.fault(call));
      await suffer(page, proxy, { ...trouble, fault });
      const last = trouble.says.at(-1) ?? "";
      // A user who signs in again gets a pending record.
      if (last !== signInFirst) await expect(badge(page)).toHaveText(last);
      const words = await heard();
      expect(last === signInFirst ? words.slice(0, trouble.says.length) : words).toEqual(trouble.says);
      if (last !== signInFirst) await goOn(page);
    });
  }

  await test.step("the tab is killed while its response is being sent", async () => {
    let isOnItsWay = false;
    proxy.faultOf = (call) => {
      isOnItsWay ||= isResponse(call);
      return onResponses({ until: new Promise(() => {}) })(call);
    };
    held.set(await recordId(page), 1);
    await choose(page, 1);
    await expect(badge(page)).toHaveText(saving);
    // The state is shown as soon as the response is on disk, just before its request.
    await expect.poll(() => isOnItsWay).toBe(true);
    await page.close();
    proxy.faultOf = () => undefined;
  });

  for (const [id, digit] of held) {
    const values = digit === 0 ? [] : [{ kind: { value: kinds[digit - 1] } }];
    const read = async () => (await responsesTo(argilla, id)).map((response) => response.values);
    await expect.poll(read, { timeout: 20_000 }).toEqual(values);
  }
  const next = await context.newPage();
  const later = await listenToBadge(next);
  await next.goto(`${page.url().split("?")[0]}?status=draft`);
  await recordShown(next);
  for (let left = troubles.length; left > 0; left -= 1) await goOn(next);
  expect(await later.heard()).toEqual([saved]);

  await test.step("the network fails while records are loaded: the held records are repeated, and none is omitted", async () => {
    const pages = await makeSmallDataset(argilla, "pages", { size: 14 });
    const order = await pendingIds(argilla, pages, 14);
    await next.goto(`${proxy.url}/dataset/${pages}/annotation-mode`);
    await recordShown(next);
    await later.heard();
    const walk = async (steps: number) => {
      const walked: string[] = [];
      for (let step = 0; step < steps; step += 1) {
        walked.push(await recordId(next));
        await goOn(next);
      }
      return walked;
    };
    proxy.faultOf = onPages({ cut: "before" });
    expect(await walk(10)).toEqual(order.slice(0, 10));
    proxy.faultOf = onPages({ cut: "within" });
    expect(await walk(10)).toEqual(order.slice(0, 10));
    proxy.faultOf = () => undefined;
    expect(await walk(14)).toEqual(order);
    // No response was given, so no save state was shown.
    expect(await later.heard()).toEqual([]);
  });
  await proxy.close();
  await product.stop();
});
