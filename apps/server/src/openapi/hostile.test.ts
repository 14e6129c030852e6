import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type HostilePlace,
  hostileBodies,
  hostilePlaces,
  longestValue,
  sendHostile,
} from "../testing/hostile-requests";
import { watchLoop } from "../testing/loop-watch";
import { isFullLevel } from "../testing/test-level";
import { startTestServer, type TestServer } from "../testing/test-server";

const requests = isFullLevel ? 2000 : 200;

let server: TestServer;
let places: HostilePlace[];

beforeAll(async () => {
  server = await startTestServer({ isReplyChecked: false });
  places = await hostilePlaces(server);
});
afterAll(() => server.close());

it(`${requests} requests of the maximum length all get a response, and delay the next request only briefly (security C1 H1)`, async () => {
  const watch = watchLoop(server.owner);
  let sent = 0;
  for (const [place, kind, payload] of drawn()) {
    // Encoding a text is the work of the sender, not of the server.
    const bytes = Buffer.from(payload);
    const { statusCode, body } = await watch.during(`${place.name} ${kind}`, () =>
      sendHostile(server, place, bytes),
    );
    const isExpected = statusCode < 500 || statusCode === 501;
    expect(isExpected, `${place.name} ${kind}: ${statusCode} ${body.slice(0, 200)}`).toBe(true);
    await watch.askHonestly();
    sent += 1;
  }
  process.stdout.write(`${sent} hostile requests: ${watch.report()}\n`);
  expect(sent).toBe(requests);
}, 1_200_000);

/** Yields an even selection of all bodies. */
function* drawn(): Iterable<[HostilePlace, string, string]> {
  // At full level as long as the endpoint accepts: generating those takes longer than the server needs to parse them.
  const most = isFullLevel ? Number.POSITIVE_INFINITY : 4 * 2 ** 20;
  const all = places.flatMap((place) => [...hostileBodies(place, 16)].map((_, index) => ({ place, index })));
  for (let count = 0; count < requests; count += 1) {
    const { place, index } = all[Math.floor((count * all.length) / requests)] ?? {};
    if (!place) return;
    const bytes = longestValue(place, most);
    const [kind, payload] = nth(hostileBodies(place, bytes), index ?? 0);
    yield [place, kind, payload];
  }
}

function nth<Item>(items: Iterable<Item>, index: number): Item {
  let at = 0;
  for (const item of items) {
    if (at === index) return item;
    at += 1;
  }
  throw new Error(`There are ${at} items, and item ${index} is asked for.`);
}
