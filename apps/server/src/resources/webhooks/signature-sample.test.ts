import { readFile } from "node:fs/promises";
import { afterEach, expect, it, vi } from "vitest";
import { signatureHeaders } from "./deliver";

afterEach(() => vi.useRealTimers());

type IsGenuine = (headers: Record<string, string>, body: string, secret: string) => boolean;

async function documented(): Promise<IsGenuine> {
  const page = await readFile(new URL("../../../../../docs/operations.md", import.meta.url), "utf8");
  const [, code = ""] = /```js\n(import \{ createHmac.*?)```/s.exec(page) ?? [];
  const source = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return (await import(/* @vite-ignore */ source)).isGenuine;
}

it("the documented receiver accepts what the server signs, and nothing else", async () => {
  const isGenuine = await documented();
  const secret = Buffer.from("a secret of a webhook").toString("base64");
  const body = '{"type":"ping","text":"Grüße"}';
  const headers = signatureHeaders({ id: "1", body, secret });
  expect(isGenuine(headers, body, secret)).toBe(true);
  expect(isGenuine(headers, `${body} `, secret)).toBe(false);
  expect(isGenuine(headers, body, Buffer.from("another").toString("base64"))).toBe(false);
  expect(isGenuine({ ...headers, "webhook-id": "msg_other" }, body, secret)).toBe(false);
  expect(isGenuine({ ...headers, "webhook-signature": "v1,ü" }, body, secret)).toBe(false);
  expect(isGenuine({}, body, secret)).toBe(false);
  vi.useFakeTimers({ now: Date.now() + 600_000 });
  expect(isGenuine(headers, body, secret)).toBe(false);
});
