import { afterEach, expect, test, vi } from "vitest";
import { webhookPorts } from "./webhooks-ports";

afterEach(() => void vi.unstubAllGlobals());

function refuse(status: number, detail: object) {
  vi.stubGlobal("fetch", async () => Response.json({ detail }, { status }));
}

test("a test message that an Argilla server could not send is reported with the cause", async () => {
  const params = { type: "httpx.ConnectError", message: "[Errno -2] Name or service not known" };
  refuse(500, { code: "argilla.api.errors::GenericServerError", params });
  expect(await webhookPorts(false).onPing("w")).toBe(
    "The test message did not arrive. ([Errno -2] Name or service not known)",
  );
});

test("any other error of that server is not taken for the receiver's", async () => {
  const params = { type: "ValueError", message: "a secret" };
  refuse(500, { code: "argilla.api.errors::GenericServerError", params });
  expect(await webhookPorts(false).onPing("w")).not.toContain("a secret");
});
