import { tmpdir } from "node:os";
import { basePath, errorCodeHeader, errorCodes, type UserRole } from "@glossa/contract";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { buildApp } from "../build-app";
import { SearchTurns } from "../http/search-turns";
import { ExportTokens } from "../hub/export-tokens";
import { memoryBus } from "../resources/events/event-bus";
import { addUser } from "../resources/users/users.service";
import { LastUses } from "../security/last-uses";
import { keysOf } from "../security/secret";
import { SignInGuard } from "../security/sign-in-guard";
import { SignInLinks } from "../security/sign-in-links";
import type { Services } from "../services";
import type { AnyJson } from "./any-json";
import { openTestDatabase } from "./test-database";

/** The response to a request. */
export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: AnyJson;
}

/** Sends requests as one user. */
export type Ask = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Reply>;

/** A server with a database of its own. */
export interface TestServer {
  app: FastifyInstance;
  services: Services;
  /** Sends requests as an owner who was created at the start. */
  owner: Ask;
  /** Sends requests without credentials. */
  nobody: Ask;
  /** Creates a user who is a member of the given workspaces. */
  addPerson(username: string, role: UserRole, workspaceIds?: readonly string[]): Promise<Person>;
  close(): Promise<void>;
}

/** A user with credentials. */
export interface Person {
  id: string;
  ask: Ask;
}

/** Starts a server for tests; `close` deletes everything that it stored. */
export async function startTestServer({
  isPlain = false,
  isReplyChecked = true,
  readLimit,
  providers,
  publicUrl,
}: {
  isPlain?: boolean;
  /** Validating long responses takes longer than creating them. */
  isReplyChecked?: boolean;
  readLimit?: number;
  providers?: Services["providers"];
  publicUrl?: string;
} = {}): Promise<TestServer> {
  const { database, remove } = await openTestDatabase({ readLimit });
  const keys = keysOf("a secret of tests");
  const services: Services = {
    database,
    keys,
    signInLinks: new SignInLinks(),
    signInGuard: new SignInGuard({ pair: 3, address: 1000, name: 1000 }, { database, keys }),
    lastUses: new LastUses(database),
    searches: new SearchTurns(),
    events: memoryBus(),
    receivers: { hosts: [], isLoopbackAllowed: true },
    // Nothing is there: tests of the hub give the address of its stand-in.
    hub: {
      url: "http://127.0.0.1:9",
      viewerUrl: "http://127.0.0.1:9",
      folder: tmpdir(),
      tokens: new ExportTokens(),
      firstPause: 5,
    },
    startJob: () => undefined,
    isLocal: true,
    isPlain,
    providers,
    publicUrl,
    version: "test",
  };
  const app = await buildApp(services, { isReplyChecked });
  const askWith = askerFor(app);
  const owner = await addWithKey(services, "owner", "owner");
  return {
    app,
    services,
    owner: askWith(owner.apiKey),
    nobody: askWith(),
    addPerson: async (username, role, workspaceIds = []) => {
      const { id, apiKey } = await addWithKey(services, username, role);
      for (const workspaceId of workspaceIds) {
        await askWith(owner.apiKey)("POST", `/workspaces/${workspaceId}/users`, { user_id: id });
      }
      return { id, ask: askWith(apiKey) };
    },
    close: async () => {
      await app.close();
      await remove();
    },
  };
}

async function addWithKey({ database, keys }: Services, username: string, role: UserRole) {
  const apiKey = `${username}.apikey`;
  const user = { first_name: username, username, role, password: "12345678", apiKey };
  const row = await database.write((db) => addUser(db, user, keys));
  return { id: row.public_id, apiKey };
}

function askerFor(app: FastifyInstance) {
  return (apiKey?: string): Ask =>
    async (method, path, body, headers) => {
      const reply = await app.inject({
        method: method as "GET",
        url: basePath + path,
        headers: { ...headers, ...(apiKey === undefined ? {} : { "x-argilla-api-key": apiKey }) },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      requireCode(reply);
      const isJson = /\bjson\b/.test(String(reply.headers["content-type"])) && reply.body !== "";
      return { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : reply.body };
    };
}

const codes: ReadonlySet<unknown> = new Set(Object.values(errorCodes));

/** Every refusal in a test must have a code for which the app has a text. */
function requireCode({ statusCode, headers, raw }: LightMyRequestResponse): void {
  if (statusCode < 400 || codes.has(headers[errorCodeHeader])) return;
  throw new Error(
    `${raw.req.method} ${raw.req.url} was refused (${statusCode}) without a code of the contract`,
  );
}
