import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "./client";
import { meQuery } from "./me";

const me = {
  id: "1",
  first_name: "Ana",
  last_name: null,
  username: "ana",
  role: "annotator",
  inserted_at: "2026-01-01T00:00:00",
  updated_at: "2026-01-01T00:00:00",
};
const ours = "/api/v1/glossa/me";
const argilla = "/api/v1/me";
const settings = "/api/v1/settings";
const settingsOf = (glossa?: object) => () => Response.json({ argilla: {}, ...(glossa && { glossa }) });
const announced = settingsOf({ version: "1.0.0", sign_in_links: true, me_without_key: true });

/** A server that answers these addresses, and none of them without a network. */
function serve(answers: Record<string, () => Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const answer = answers[address];
    if (!answer) throw new TypeError("no network");
    return answer();
  });
  return asked;
}

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const withKey = () => Response.json({ ...me, api_key: "a permanent key" });

it("the person is asked for without the key that signs them in for ever (security M7)", async () => {
  const asked = serve({ [settings]: announced, [ours]: () => Response.json(me), [argilla]: withKey });
  expect(await queryClient.fetchQuery(meQuery)).toEqual(me);
  expect(asked).toEqual([settings, ours]);
});

it.each([
  ["a server that can't leave it out", { [settings]: settingsOf(), [argilla]: withKey }],
  [
    "an earlier version",
    { [settings]: settingsOf({ version: "0.1.0", sign_in_links: true }), [argilla]: withKey },
  ],
  ["what was taken along from one", { [argilla]: withKey }],
])("the key is dropped where it comes along all the same, from %s (security M7)", async (_, answers) => {
  const asked = serve(answers);
  expect(await queryClient.fetchQuery(meQuery)).toEqual(me);
  expect(asked).not.toContain(ours);
});

it("a sign-in that has ended is asked about once", async () => {
  const asked = serve({
    [settings]: announced,
    [ours]: () => new Response("{}", { status: 401 }),
    [argilla]: withKey,
  });
  await expect(queryClient.fetchQuery({ ...meQuery, retry: false })).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([settings, ours]);
});
