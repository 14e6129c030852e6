import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = (token: string) => server.nobody("POST", "/glossa/password-links/read", { token });
const redeem = (token: string, password = "correct horse") =>
  server.nobody("POST", "/glossa/password-links/redeem", { token, password });

async function signInStatus(username: string, password: string): Promise<number> {
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/v1/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username, password }).toString(),
  });
  return reply.statusCode;
}

let number = 0;
async function invited() {
  number += 1;
  const username = `invited ${number}`;
  const { body: person } = await server.owner("POST", "/glossa/people", { first_name: "Noa", username });
  const { status, body } = await server.owner("POST", `/glossa/people/${person.id}/password-link`);
  expect(status).toBe(201);
  return { id: person.id as string, username, token: body.token as string };
}

describe("a link with which a person chooses their password", () => {
  it("names the person, sets the password and signs in, once", async () => {
    const { username, token } = await invited();
    expect((await read(token)).body).toEqual({ username, first_name: "Noa" });
    const { status, body } = await redeem(token);
    expect(status).toBe(200);
    const reply = await server.app.inject({
      url: "/api/v1/glossa/me",
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(reply.json()).toMatchObject({ username });
    expect(reply.json().must_change_password ?? false).toBe(false);
    expect(await signInStatus(username, "correct horse")).toBe(201);
    expect(await read(token)).toMatchObject({ status: 404 });
    expect(await redeem(token, "another one")).toMatchObject({ status: 404 });
    expect(await signInStatus(username, "correct horse")).toBe(201);
  });

  it("leaves the password of a person until it is used, then ends their sign-ins and keys", async () => {
    const name = `forgetful ${Math.random()}`;
    const person = await server.addPerson(name, "annotator");
    const { body } = await server.owner("POST", `/glossa/people/${person.id}/password-link`);
    expect(await signInStatus(name, "12345678")).toBe(201);
    expect((await person.ask("GET", "/me")).status).toBe(200);
    expect((await redeem(body.token)).status).toBe(200);
    expect(await signInStatus(name, "12345678")).toBe(401);
    expect((await person.ask("GET", "/me")).status).toBe(401);
  });

  it("ends when another one is created, or the password changes, or the account is switched off", async () => {
    const first = await invited();
    await server.owner("POST", `/glossa/people/${first.id}/password-link`);
    expect((await read(first.token)).status).toBe(404);

    const second = await invited();
    await server.owner("POST", `/glossa/people/${second.id}/password`, { password: "12345678" });
    expect((await read(second.token)).status).toBe(404);

    const third = await invited();
    await server.owner("PATCH", `/glossa/people/${third.id}`, { is_active: false });
    expect((await read(third.token)).status).toBe(404);
    // Another one would not work either.
    const refused = await server.owner("POST", `/glossa/people/${third.id}/password-link`);
    expect([refused.status, refused.headers["x-error-code"]]).toEqual([409, "person_switched_off"]);
  });

  it("ends after seven days", async () => {
    const { token } = await invited();
    await server.services.database.write((db) =>
      db.updateTable("password_links").set({ ends_at: "2020-01-01T00:00:00" }).execute(),
    );
    expect(await redeem(token)).toMatchObject({
      status: 404,
      body: { detail: "This link is not valid: it was used, replaced or has ended" },
    });
  });

  it("is stored as a hash, and a short password is refused without using it", async () => {
    const { token } = await invited();
    const rows = await server.services.database.read.selectFrom("password_links").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await redeem(token, "short")).status).toBe(422);
    expect((await redeem(token, "password1")).headers["x-error-code"]).toBe("guessable_password");
    expect((await read(token)).status).toBe(200);
  });

  it("is created by owners for others, and told in the audit log", async () => {
    const { username } = await invited();
    const admin = await server.addPerson(`admin ${Math.random()}`, "admin");
    expect((await admin.ask("POST", `/glossa/people/${admin.id}/password-link`)).status).toBe(403);
    const { body: me } = await server.owner("GET", "/me");
    expect((await server.owner("POST", `/glossa/people/${me.id}/password-link`)).status).toBe(409);
    const { body: log } = await server.owner("GET", "/glossa/audit?action=user.password_link_created");
    expect(log.items[0]).toMatchObject({ username: "owner", object_name: username });
  });

  it("does not replace the code of an authenticator app", async () => {
    const { id, token, username } = await invited();
    await server.services.database.write(async (db) => {
      const { id: userId } = await db
        .selectFrom("users")
        .select("id")
        .where("public_id", "=", id)
        .executeTakeFirstOrThrow();
      const moment = "2026-01-01T00:00:00";
      await db
        .insertInto("second_factors")
        .values({
          user_id: userId,
          secret_encrypted: "x",
          is_on: 1,
          last_period: 0,
          inserted_at: moment,
          updated_at: moment,
        })
        .execute();
    });
    expect((await redeem(token)).body).toEqual({ access_token: null });
    expect(await signInStatus(username, "correct horse")).toBe(403);
  });
});
