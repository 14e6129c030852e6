import { basePath, endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Services } from "../src/services";
import { changesBetween } from "./changes";
import type { ConformanceCase, Json, JsonObject, TableChanges } from "./conformance-case";
import { prepare, send } from "./replay";
import { orderedMessages, snapshot } from "./state";
import { type Snapshot, tables } from "./tables";

/** One request over a common state; its outcome is recorded, and reviewed before it is committed. */
export interface Sketch {
  name: string;
  /** The user who sends it. Default: the owner; null: no credentials. */
  as?: string | null;
  /** `METHOD /path`, below the base of the API. */
  request: string;
  query?: [string, string][];
  /** In addition to the credentials. */
  headers?: Record<string, string>;
  json?: Json;
  form?: [string, string][];
  /** Paths in the response that may have any value. */
  any?: string[];
}

/** Sends a sketched request and writes its outcome as a case. */
export async function record(
  app: FastifyInstance,
  services: Services,
  given: ConformanceCase["given"],
  { group, sketch }: { group: string; sketch: Sketch },
): Promise<JsonObject> {
  const [method = "GET", path = ""] = sketch.request.split(" ");
  const request = {
    method,
    path: basePath + path,
    query: sketch.query ?? [],
    headers: headersOf(sketch),
    ...(sketch.json === undefined ? {} : { json: sketch.json }),
    ...(sketch.form === undefined ? {} : { form: sketch.form }),
  };
  const blank = { id: "", endpoint: null, given, request, response: { status: 0, headers: {} }, changes: {} };
  const before = await prepare(services, blank);
  const reply = await send(app, blank);
  const after = await snapshot(services.database, services.keys);
  const mask = maskFor(JSON.stringify([given, request]));
  const changes = mask(recordedChanges(before, after), true);
  const messages = mask(await orderedMessages(services.database), true) as Json[];
  const isJson = /\bjson\b/.test(String(reply.headers["content-type"]));
  const body: Json = isJson && reply.body !== "" ? reply.json() : null;
  return {
    id: `${group}/${sketch.name}`,
    endpoint: endpointOf(method, path),
    given,
    request,
    response: {
      status: reply.statusCode,
      headers: contentType(reply.headers["content-type"]),
      ...(!isJson && reply.body !== "" ? { text: reply.body } : {}),
      ...(body === null ? {} : { json: withAny(mask(body, false), sketch.any) }),
      volatile: scoresIn(body),
    },
    // biome-ignore lint/suspicious/noThenProperty: the name in the files; nobody awaits a case
    then: changes,
    jobs: messages.map((args) => ({ function: "notify_event_job", args, id: "" })),
  };
}

function headersOf({ as: username = "owner", headers, json, form }: Sketch): Record<string, string> {
  return {
    ...headers,
    ...(username === null ? {} : { "x-argilla-api-key": `${username}.apikey` }),
    ...(json === undefined ? {} : { "content-type": "application/json" }),
    ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
  };
}

function contentType(header: unknown): Record<string, string> {
  return typeof header === "string" ? { "content-type": header.replace(/; charset=utf-8$/, "") } : {};
}

/** The row of the endpoint table that matches a request, in the notation of the files. */
function endpointOf(method: string, path: string): string | null {
  const row = Object.values(endpoints).find(
    (each) => each.method === method && new RegExp(`^${each.path.replace(/:\w+/g, "[^/]+")}$`).test(path),
  );
  return row ? `${method} ${basePath}${row.path.replace(/:(\w+)/g, "{$1}")}` : null;
}

function recordedChanges(before: Snapshot, after: Snapshot): Record<string, JsonObject> {
  const entries = Object.entries(tables).map(([name, table]): [string, JsonObject] => {
    const old = new Map((before[name] ?? []).map((row) => [table.keyOf(row), row]));
    const { inserted, updated, deleted } = changesBetween(table, before[name] ?? [], after[name] ?? []);
    const changed = [...updated].map(([id, columns]) => ({
      id,
      changes: Object.fromEntries(
        Object.entries(columns).map(([column, value]) => [
          column,
          { before: old.get(id)?.[column] ?? null, after: value },
        ]),
      ),
    }));
    const changes: TableChanges = {
      ...(inserted.length > 0 ? { inserted } : {}),
      ...(changed.length > 0 ? { updated: changed } : {}),
      ...(deleted.size > 0 ? { deleted: [...deleted] } : {}),
    };
    return [name, changes as JsonObject];
  });
  return Object.fromEntries(entries.filter(([, changes]) => Object.keys(changes).length > 0));
}

const generated: [RegExp, string][] = [
  [/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, "uuid"],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{6})?$/, "datetime"],
  [/^[A-Za-z0-9_-]{107}$/, "api_key"],
  [/^glossa_[A-Za-z0-9_-]{43}$/, "named_key"],
  [/^[A-Za-z0-9_-]{43}$/, "link_token"],
  [/^[A-Za-z0-9+/]{86}==$/, "secret"],
  [/^\$argon2id\$/, "password_hash"],
  [/^[A-Z2-7]{32}$/, "authenticator_secret"],
  [/^[\w-]+\.[\w-]+\.[\w-]{43}$/, "access_token"],
];

/** Keys whose generated values look like any word. */
const generatedUnder: ReadonlySet<string> = new Set(["ending", "uri"]);

/** Replaces the values that the server generated for this request with placeholders. */
function maskFor(known: string) {
  const numbers = new Map<string, number>();
  const maskText = (text: string, isNumbered: boolean): string => {
    const name = generated.find(([pattern]) => pattern.test(text))?.[1];
    if (name === undefined || known.includes(text)) return text;
    if (name !== "uuid" || !isNumbered) return `<${name}>`;
    const number = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, number);
    return `<uuid:${number}>`;
  };
  const mask = (value: Json | Record<string, JsonObject>, isNumbered: boolean): Json => {
    if (typeof value === "string") return maskText(value, isNumbered);
    if (Array.isArray(value)) return value.map((each) => mask(each, isNumbered));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        generatedUnder.has(key) ? "<any>" : mask(inner, isNumbered),
      ]),
    );
  };
  return mask;
}

function withAny(body: Json, places: string[] = []): Json {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return { ...body, ...Object.fromEntries(places.map((place) => [place, "<any>"])) };
}

/** Scores differ in their last digits from machine to machine. */
function scoresIn(body: Json): string[] {
  const items = typeof body === "object" && body !== null && !Array.isArray(body) ? body.items : [];
  if (!Array.isArray(items)) return [];
  return items.flatMap((item, index) => {
    const score = (item as JsonObject).query_score;
    return typeof score === "number" ? [`/items/${index}/query_score`] : [];
  });
}
