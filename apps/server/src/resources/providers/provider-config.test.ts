import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readProviders } from "./provider-config";

const folder = mkdtempSync(join(tmpdir(), "glossa-providers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const company = { name: "company", issuer: "https://id.example.org", client_id: "a", client_secret: "b" };
const hub = { SPACE_ID: "ana/tickets", OAUTH_CLIENT_ID: "id", OAUTH_CLIENT_SECRET: "secret" };

function fileWith(content: unknown): { GLOSSA_PROVIDERS: string } {
  const path = join(folder, "providers.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return { GLOSSA_PROVIDERS: path };
}

describe("the providers", () => {
  it("are none by default, also in a space without its provider", () => {
    expect(readProviders({})).toEqual([]);
    expect(readProviders({ SPACE_ID: hub.SPACE_ID })).toEqual([]);
    expect(readProviders({ ...hub, SPACE_ID: "" })).toEqual([]);
  });

  it("are read from the file, with defaults", () => {
    expect(readProviders(fileWith([company]))).toEqual([
      {
        ...company,
        scopes: ["openid", "profile"],
        username_claim: "preferred_username",
        roles: {},
        workspaces: [],
        links_existing_users: false,
      },
    ]);
  });

  it("may be on this machine without HTTPS", () => {
    for (const issuer of ["http://localhost:9000", "http://127.0.0.1:9000/realms/a", "http://[::1]:9000"])
      expect(readProviders(fileWith([{ ...company, issuer }]))).toMatchObject([{ issuer }]);
  });

  it("include the hub in its spaces, unless the file configures it", () => {
    const [found] = readProviders({ ...hub, USERNAME: "ana", OAUTH_SCOPES: "openid profile email" });
    expect(found).toMatchObject({
      name: "huggingface",
      issuer: "https://huggingface.co",
      scopes: ["openid", "profile", "email"],
      owner: "ana",
      workspaces: ["argilla"],
      // Anybody can take a name at the hub that somebody has here.
      links_existing_users: false,
    });
    const own = { ...company, name: "huggingface" };
    expect(readProviders({ ...hub, ...fileWith([own]) })).toMatchObject([own]);
  });

  it.each([
    [
      "that is missing",
      { GLOSSA_PROVIDERS: join(folder, "none.json") },
      /none\.json, cannot be used: ENOENT/,
    ],
    ["that is no JSON", () => fileWith("{"), /cannot be used/],
    ["with an unknown key", () => fileWith([{ ...company, secret: "x" }]), /secret/],
    ["with a name that cannot be in an address", () => fileWith([{ ...company, name: "a/b" }]), /0\.name/],
    ["with an unknown role", () => fileWith([{ ...company, roles: { a: "king" } }]), /0\.roles\.a/],
    ["with an issuer of another protocol", () => fileWith([{ ...company, issuer: "ftp://id" }]), /0\.issuer/],
    ["that is no list", () => fileWith({}), /cannot be used: Invalid input/],
    [
      "with an issuer without HTTPS on another machine",
      () => fileWith([{ ...company, issuer: "http://id.example.org" }]),
      /the issuer of company needs HTTPS, except on this machine/,
    ],
    [
      "with roles that no claim names",
      () => fileWith([{ ...company, roles: { leads: "admin" } }]),
      /company has "roles" without the "role_claim" that names them/,
    ],
    [
      "with a claim that names no role",
      () => fileWith([{ ...company, role_claim: "groups" }]),
      /company has a "role_claim" without "roles"/,
    ],
    ["with one name twice", () => fileWith([company, company]), /two providers have the name company/],
  ])("refuse a file %s", (_, env, message) => {
    const read = () => readProviders(typeof env === "function" ? env() : env);
    expect(read).toThrow(message);
    expect(read).toThrow(/docs\/operations\.md has an example/);
  });
});
