import { expect, it, vi } from "vitest";
import { teamOf } from "../annotation/team/watch-team";
import { queryClient } from "../queries/client";
import { settingsQuery } from "../queries/server";
import { useAuth } from "../state/auth";
import { endSignIn } from "./end-sign-in";

it("the sign-in ends on the server after the page has released its claims, both by the token of the user who leaves", async () => {
  const glossa = { version: "1", sign_in_links: false, sign_ins: true };
  queryClient.setQueryData(settingsQuery.queryKey, { argilla: {}, glossa } as never);
  useAuth.getState().signIn("hers");
  const asked: string[] = [];
  let release = () => {};
  const isReleased = new Promise<void>((done) => {
    release = done;
  });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const path = new URL(url, "http://here").pathname;
    asked.push(`${init.method} ${path} ${new Headers(init.headers).get("authorization")}`);
    if (path.endsWith("presence")) await isReleased;
    return new Response(null, { status: 204 });
  });

  endSignIn();
  useAuth.getState().signOut();
  teamOf("d", { authorization: "Bearer hers" }).leave();
  const leaving = "DELETE /api/v1/glossa/me/datasets/d/presence Bearer hers";
  await new Promise((done) => setTimeout(done, 200));
  expect(asked).toEqual([leaving]);
  release();
  await expect.poll(() => asked).toEqual([leaving, "POST /api/v1/glossa/me/sign-out Bearer hers"]);
});
