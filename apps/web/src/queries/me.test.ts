import { expect, it, vi } from "vitest";
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

/** A server that has replies for these addresses; without a network it has none. */
function serve(replies: Record<string, () => Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const reply = replies[address];
    if (!reply) throw new TypeError("no network");
    return reply();
  });
  return asked;
}

const withKey = () => Response.json({ ...me, api_key: "a permanent key" });

it("the user is loaded without the permanent API key (security M7)", async () => {
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
  ["an offline copy of one", { [argilla]: withKey }],
])("the key is dropped if the reply contains it, from %s (security M7)", async (_, replies) => {
  const asked = serve(replies);
  expect(await queryClient.fetchQuery(meQuery)).toEqual(me);
  expect(asked).not.toContain(ours);
});

it("an expired sign-in is requested once", async () => {
  const asked = serve({
    [settings]: announced,
    [ours]: () => new Response("{}", { status: 401 }),
    [argilla]: withKey,
  });
  await expect(queryClient.fetchQuery({ ...meQuery, retry: false })).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([settings, ours]);
});
