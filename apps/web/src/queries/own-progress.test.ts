import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "./client";
import { metricsQuery } from "./datasets";
import { meQuery } from "./me";

const id = "9f0d8ad0-6a0f-4a5c-9b7e-000000000001";
const metrics = { responses: { total: 200, submitted: 14, discarded: 29, draft: 7, pending: 150 } };
const none = { submitted: 0, discarded: 0, draft: 0 };
const users = [
  { username: "ben", completed: { submitted: 14, discarded: 0, draft: 0 }, pending: { ...none, draft: 7 } },
  { username: "ana", completed: { ...none, discarded: 9 }, pending: { ...none, discarded: 20 } },
];

function serve(glossa: object | undefined, progress: () => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address.replace(id, "ID"));
    if (address.endsWith("/settings")) return Response.json({ argilla: {}, glossa });
    return address.endsWith("/metrics") ? Response.json(metrics) : progress();
  });
  return asked;
}

const signIn = (username: string) => queryClient.setQueryData(meQuery.queryKey, { id, username } as never);

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test.each([
  ["ana", { total: 200, submitted: 0, discarded: 29, draft: 0, pending: 171 }],
  ["cleo", { total: 200, ...none, pending: 200 }],
])(
  "in front of an Argilla server, the progress of %s is without the responses of others (spec 380)",
  async (username, own) => {
    serve(undefined, () => Response.json({ users }));
    signIn(username);
    expect(await queryClient.fetchQuery(metricsQuery(id))).toEqual(own);
  },
);

test("our server counts only the user's own, so nothing else is loaded (spec 438)", async () => {
  const asked = serve({ version: "1.0.0", sign_in_links: true }, () => Response.json({ users }));
  signIn("ana");
  expect(await queryClient.fetchQuery(metricsQuery(id))).toEqual(metrics.responses);
  expect(asked).not.toContain("/api/v1/datasets/ID/users/progress");
});

test("without the counts by user, those of the metrics are shown", async () => {
  serve(undefined, () => Response.json({ detail: "no" }, { status: 403 }));
  signIn("ana");
  expect(await queryClient.fetchQuery(metricsQuery(id))).toEqual(metrics.responses);
});
