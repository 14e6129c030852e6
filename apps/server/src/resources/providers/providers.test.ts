import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startIdentityProvider, type TestProvider, throughProvider } from "../../testing/identity-provider";
import { startTestServer, type TestServer } from "../../testing/test-server";
import type { ProviderConfig } from "./provider-config";

const home = "http://localhost:6900";
const callback = `${home}/oauth/company/callback`;

let provider: TestProvider;
let server: TestServer;
let config: ProviderConfig;

beforeAll(async () => {
  provider = await startIdentityProvider([callback]);
  config = {
    name: "company",
    issuer: provider.issuer,
    client_id: provider.client_id,
    client_secret: provider.client_secret,
    scopes: ["openid", "profile"],
    username_claim: "preferred_username",
    owner: "founder",
    roles: {},
    workspaces: ["support"],
    links_existing_users: false,
  };
  server = await startTestServer({ providers: [config], publicUrl: home });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => {
  Object.assign(config, { role_claim: undefined, roles: {}, links_existing_users: false });
});

const base = "/api/v1/oauth2/providers/company";

/** Starts a sign-in, as a browser that opens the address. */
async function depart(query = "", of = server) {
  const reply = await of.app.inject({ url: `${base}/authentication${query}` });
  const cookie = String(reply.headers["set-cookie"] ?? "");
  return { status: reply.statusCode, url: new URL(String(reply.headers.location)), cookie };
}

/** Finishes a sign-in with the parameters of the provider. */
async function arrive(search: string, cookie: string, of = server) {
  const [pair = ""] = cookie.split(";");
  const reply = await of.app.inject({ url: `${base}/access-token${search}`, headers: { cookie: pair } });
  const { "x-error-code": code, "set-cookie": set = "" } = reply.headers;
  return { status: reply.statusCode, body: reply.json(), code, cookie: String(set) };
}

async function signIn(id: string, claims: Record<string, unknown>, of = server) {
  provider.account = { id, claims };
  const { url, cookie } = await depart("", of);
  const back = await throughProvider(url.href, provider.issuer);
  return arrive(back.search, cookie, of);
}

async function me(token: string, of = server) {
  return (await of.app.inject({ url: "/api/v1/me", headers: { authorization: `Bearer ${token}` } })).json();
}

describe("signing in with an OpenID provider", () => {
  it("lists the providers by their names", async () => {
    expect((await server.nobody("GET", "/oauth2/providers")).body).toEqual({ items: [{ name: "company" }] });
  });

  it("redirects to the provider with state, nonce and PKCE, and with the parameters of the page (spec 36)", async () => {
    const { status, url, cookie } = await depart(
      "?login_hint=ana&redirect_uri=https://evil.example&request=x",
    );
    expect(status).toBe(303);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: "glossa",
      response_type: "code",
      redirect_uri: callback,
      scope: "openid profile",
      state: expect.stringMatching(/^.{32,}$/),
      nonce: expect.stringMatching(/^.{32,}$/),
      code_challenge: expect.any(String),
      code_challenge_method: "S256",
      login_hint: "ana",
    });
    expect(cookie).toMatch(
      /^company_oauth2_state=[\w-]+; Max-Age=600; Path=\/api\/v1\/oauth2\/providers\/company\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cookie).not.toContain(url.searchParams.get("state"));
  });

  it("creates the user at the first sign-in, with role and workspaces, and finds them by their account later (spec 33, 414)", async () => {
    const first = await signIn("7", { preferred_username: "lena", given_name: "Lena", family_name: "Ott" });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ access_token: expect.any(String), token_type: "bearer" });
    expect(first.cookie).toContain("Max-Age=0");
    const user = await me(first.body.access_token);
    expect(user).toMatchObject({ username: "lena", first_name: "Lena", last_name: "Ott", role: "annotator" });
    const { body } = await server.owner("GET", `/users/${user.id}/workspaces`);
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(["support"]);
    // The account counts, not the name, which may change at the provider.
    const again = await signIn("7", { preferred_username: "lena.ott" });
    expect((await me(again.body.access_token)).id).toBe(user.id);
  });

  it("makes the configured name an owner, or signs in to the account that has it", async () => {
    const { body } = await signIn("8", { preferred_username: "founder" });
    expect(await me(body.access_token)).toMatchObject({ username: "founder", role: "owner" });
    config.owner = "chief";
    const { id } = await server.addPerson("chief", "owner");
    const chief = await signIn("13", { preferred_username: "chief" });
    expect((await me(chief.body.access_token)).id).toBe(id);
  });

  it("takes over the role from the provider at each sign-in, if it is configured", async () => {
    Object.assign(config, { role_claim: "groups", roles: { leads: "admin", staff: "annotator" } });
    const lead = await signIn("9", { preferred_username: "max", groups: ["staff", "leads"] });
    expect((await me(lead.body.access_token)).role).toBe("admin");
    await signIn("9", { preferred_username: "max", groups: ["staff", "constructor"] });
    // The earlier sign-in has the new role, too.
    expect((await me(lead.body.access_token)).role).toBe("annotator");
  });

  it("gives no user the role of an owner with the password of the demo, if others reach the server", async () => {
    Object.assign(config, { links_existing_users: true, role_claim: "groups", roles: { leads: "owner" } });
    const signInHere = async (name: string) => {
      const payload = `username=${name}&password=12345678`;
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return (await server.app.inject({ method: "POST", url: "/api/v1/token", headers, payload })).statusCode;
    };
    for (const [name, isLocal, status] of [
      ["mona", false, 401],
      ["nils", true, 201],
    ] as const) {
      await server.addPerson(name, "annotator");
      Object.assign(server.services, { isLocal });
      const { body } = await signIn(`id of ${name}`, { preferred_username: name, groups: ["leads"] });
      Object.assign(server.services, { isLocal: true });
      expect(await me(body.access_token)).toMatchObject({ username: name, role: "owner" });
      expect(await signInHere(name)).toBe(status);
    }
  });

  it("refuses a name that somebody else has here, unless the provider hands out the names", async () => {
    const { id } = await server.addPerson("ben", "admin");
    const refused = await signIn("10", { preferred_username: "ben" });
    expect([refused.status, refused.body]).toEqual([401, { detail: "Another user has the username ben" }]);
    config.links_existing_users = true;
    const linked = await signIn("10", { preferred_username: "ben" });
    expect(await me(linked.body.access_token)).toMatchObject({ id, role: "admin" });
  });

  it("refuses users who were switched off here", async () => {
    const claims = { preferred_username: "nia" };
    const { body } = await signIn("12", claims);
    const { id } = await me(body.access_token);
    const off = await server.owner("PATCH", `/glossa/people/${id}`, { is_active: false });
    expect(off.status).toBe(200);
    const refused = await signIn("12", claims);
    expect([refused.status, refused.body]).toEqual([403, { detail: "This account is switched off" }]);
  });

  it.each(["before the user is known", "before the sign-in is stored"])(
    "says that the user was deleted in this moment, and signs in again as another: %s",
    async (moment) => {
      const claims = { preferred_username: "zoe" };
      const { body } = await signIn("13", claims);
      const { id } = await me(body.access_token);
      const { database } = server.services;
      const { write } = database;
      const remove = () => {
        spied.mockRestore();
        return server.owner("DELETE", `/users/${id}`);
      };
      const spied = vi.spyOn(database, "write").mockImplementation(async (work) => {
        if (moment === "before the user is known") await remove();
        const result = await write(work);
        if (moment === "before the sign-in is stored") await remove();
        return result;
      });
      const refused = await signIn("13", claims);
      const detail = "The user was deleted during the sign-in. Sign in again";
      expect([refused.status, refused.code, refused.body]).toEqual([
        401,
        "provider_user_deleted",
        { detail },
      ]);
      const again = await signIn("13", claims);
      expect([again.status, (await me(again.body.access_token)).id === id]).toEqual([200, false]);
      await server.owner("DELETE", `/users/${(await me(again.body.access_token)).id}`);
    },
  );

  it.each([
    [{}],
    [{ preferred_username: 5 }],
    [{ preferred_username: "a\u202eb" }],
    [{ preferred_username: "x".repeat(300) }],
  ])("refuses an account without a usable username: %j", async (claims) => {
    const { status, body } = await signIn("11", claims);
    expect([status, body]).toEqual([
      401,
      { detail: "The account has no preferred_username that can be a username" },
    ]);
  });
});

describe("a stolen or altered sign-in is refused", () => {
  const account = { preferred_username: "eve" };

  async function underway() {
    provider.account = { id: "20", claims: account };
    const { url, cookie } = await depart();
    return { back: await throughProvider(url.href, provider.issuer), cookie };
  }

  it("without the parameters of the provider", async () => {
    const { cookie } = await depart();
    expect(await arrive("?state=x", cookie)).toMatchObject({
      status: 422,
      body: { detail: "'code' parameter was not found in callback request" },
    });
    expect(await arrive("?code=x", cookie)).toMatchObject({
      status: 422,
      body: { detail: "'state' parameter was not found in callback request" },
    });
  });

  it("if the user has cancelled it at the provider", async () => {
    const { back, cookie } = await underway();
    const cancelled = `?error=access_denied&state=${back.searchParams.get("state")}`;
    expect(await arrive(cancelled, cookie)).toMatchObject({
      status: 401,
      body: { detail: "The sign-in with the provider could not be completed" },
    });
  });

  it("with a state of another browser: code and state were stolen", async () => {
    const { back } = await underway();
    const mismatch = { status: 422, body: { detail: "'state' parameter does not match" } };
    expect(await arrive(back.search, "")).toMatchObject(mismatch);
    expect(await arrive(back.search, (await depart()).cookie)).toMatchObject(mismatch);
    expect(await arrive(back.search, "company_oauth2_state=AAAA")).toMatchObject(mismatch);
  });

  it("with a code of another sign-in", async () => {
    const [victim, thief] = [await underway(), await underway()];
    const code = victim.back.searchParams.get("code") ?? "";
    thief.back.searchParams.set("code", code);
    expect(await arrive(thief.back.search, thief.cookie)).toMatchObject({
      status: 401,
      body: { detail: "The sign-in with the provider could not be completed" },
    });
  });

  it("with a nonce of another sign-in", async () => {
    provider.account = { id: "20", claims: account };
    const { url, cookie } = await depart();
    url.searchParams.set("nonce", "of-another-sign-in");
    const back = await throughProvider(url.href, provider.issuer);
    expect((await arrive(back.search, cookie)).status).toBe(401);
  });

  it("with a code that was used before", async () => {
    const { back, cookie } = await underway();
    expect((await arrive(back.search, cookie)).status).toBe(200);
    expect((await arrive(back.search, cookie)).status).toBe(401);
  });

  it("if another issuer claims to have sent the user back", async () => {
    const { back, cookie } = await underway();
    back.searchParams.set("iss", "https://evil.example");
    expect((await arrive(back.search, cookie)).status).toBe(401);
  });
});

it("a provider that cannot be reached is reported, and asked again at the next sign-in", async () => {
  const lost = await startTestServer({
    providers: [{ ...config, issuer: "http://127.0.0.1:9" }],
    publicUrl: home,
  });
  const { status, url } = await depart("", lost);
  expect([status, url.href]).toEqual([303, `${callback}?error=temporarily_unavailable`]);
  expect(await arrive(url.search, "", lost)).toMatchObject({
    status: 502,
    body: { detail: "The sign-in provider could not be reached" },
  });
  await lost.close();
});
