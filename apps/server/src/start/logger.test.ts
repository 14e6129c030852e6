import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { expect, it, test } from "vitest";
import { buildShell } from "../build-app";
import { forwardApi } from "../web/forward-api";
import { loggerFor, withoutCredentials } from "./logger";

test.each([
  ["/sign-in?auth=YW5hOnNlY3JldA==", "/sign-in?auth=hidden"],
  ["/sign-in?a=1&%61uth=YW5h&b=2", "/sign-in?a=1&auth=hidden&b=2"],
  ["/sign-in?auth=one&auth=two", "/sign-in?auth=hidden"],
  [
    "/api/v1/oauth2/providers/x/access-token?code=c&state=s",
    "/api/v1/oauth2/providers/x/access-token?code=hidden&state=hidden",
  ],
  ["/dataset/1?page=2&q=auth", "/dataset/1?page=2&q=auth"],
  ["/dataset/1", "/dataset/1"],
])("the log contains %s as %s (security M6)", (address, logged) => {
  expect(withoutCredentials(address)).toBe(logged);
});

it("the log contains no credentials, also if the API is forwarded (security M6)", async () => {
  const other = Fastify();
  const apiUrl = await other.listen({ port: 0, host: "127.0.0.1" });
  const into = new PassThrough();
  const app = await buildShell({ logger: loggerFor("debug", into), isReplyChecked: false });
  await forwardApi(app, { apiUrl, isLocal: true });
  const pair = Buffer.from("ana:a secret").toString("base64url");
  for (const url of [`/sign-in?auth=${pair}`, `/api/v1/nothing?token=${pair}`, `/login?%61uth=${pair}`])
    await app.inject({ url });
  await Promise.all([app.close(), other.close()]);
  into.end();
  const log = await text(into);
  expect(log).toContain("/sign-in?auth=hidden");
  expect(log).not.toContain(pair);
});
