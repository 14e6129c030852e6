import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { get, runningServers } from "../testing/running-servers";
import { maintain } from "./commands";

const { start, inFolder } = runningServers();
const known = { "x-argilla-api-key": "argilla.apikey" };

it("commands that change an account have entries in the audit log, if they change it", async () => {
  const server = await start();
  const tell = (...argv: string[]) => maintain([...argv, "--data", inFolder("data")], {});
  const send = async (method: "POST" | "PATCH", url: string, payload: object) =>
    (await server.app.inject({ method, url: `/api/v1/glossa${url}`, headers: known, payload })).json();
  const people = (await get(server, "/api/v1/glossa/people", known)).json().items;
  const ana = people.find(({ username }: { username: string }) => username === "ana");
  await send("PATCH", `/people/${ana.id}`, { is_active: false });
  await tell("reset-password", "ana");
  await expect(tell("remove-second-factor", "ana")).rejects.toThrow("is not switched on");
  const { secret } = await send("POST", "/me/second-factor", { password: "12345678" });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await send("POST", "/me/second-factor/confirm", { code });
  await tell("remove-second-factor", "argilla");

  const { items } = (await get(server, "/api/v1/glossa/audit?action=user", known)).json();
  const told = items.map((entry: Record<string, unknown>) => [
    entry.action,
    entry.username,
    entry.object_name,
    entry.details,
  ]);
  expect(told).toEqual([
    ["user.second_factor_off", "argilla", "argilla", { on_server: true }],
    ["user.switched_on", "ana", "ana", { on_server: true }],
    ["user.password_reset", "ana", "ana", { on_server: true }],
    ["user.switched_off", "argilla", "ana", {}],
  ]);
});
