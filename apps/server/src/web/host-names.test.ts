import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { buildShell } from "../build-app";
import { warnOfProxies } from "./host-names";

function appWith(trustedProxies: string[]) {
  const log = new PassThrough();
  const app = buildShell({
    logger: { level: "warn", stream: log },
    trustedProxies,
    isReplyChecked: false,
    extend: async (shell) => {
      warnOfProxies(shell);
      shell.get("/here", () => "yes");
    },
  });
  return { app, log };
}

test.each([
  ["none", []],
  ["another one", ["10.0.0.2"]],
])("a forwarded request is reported once if the trusted proxy is %s", async (_, trusted) => {
  const { app: building, log } = appWith(trusted);
  const app = await building;
  const ask = (headers: Record<string, string>) => app.inject({ url: "/here", headers });
  await ask({});
  expect(log.read()).toBeNull();
  await ask({ "x-forwarded-for": "192.0.2.1" });
  await ask({ "x-forwarded-for": "192.0.2.2" });
  const lines = String(log.read()).trim().split("\n");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "").msg).toMatch(
    /^127\.0\.0\.1 sends X-Forwarded-For, and GLOSSA_TRUSTED_PROXIES does not name it\. If it is your proxy/,
  );
  await app.close();
});

test("a request of a trusted proxy is not reported", async () => {
  const { app: building, log } = appWith(["127.0.0.1"]);
  const app = await building;
  await app.inject({ url: "/here", headers: { "x-forwarded-for": "192.0.2.1" } });
  expect(log.read()).toBeNull();
  await app.close();
});
