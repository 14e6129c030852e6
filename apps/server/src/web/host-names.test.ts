import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { buildShell } from "../build-app";
import { warnOfProxies } from "./host-names";

test("a proxy that is not declared is reported once", async () => {
  const log = new PassThrough();
  const app = await buildShell({
    logger: { level: "warn", stream: log },
    isReplyChecked: false,
    extend: async (shell) => {
      warnOfProxies(shell);
      shell.get("/here", () => "yes");
    },
  });
  const ask = (headers: Record<string, string>) => app.inject({ url: "/here", headers });
  await ask({});
  expect(log.read()).toBeNull();
  await ask({ "x-forwarded-for": "192.0.2.1" });
  await ask({ "x-forwarded-for": "192.0.2.2" });
  const lines = String(log.read()).trim().split("\n");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "").msg).toBe(
    "A proxy at 127.0.0.1 forwards requests, and GLOSSA_TRUSTED_PROXIES does not name it: all users share the sign-in limits of that address",
  );
  await app.close();
});
