import { ownValue } from "@glossa/question-types/schema";
import { basePath, type Endpoint } from "../endpoint";
import { ApiError } from "./api-error";

/** Where and how calls are sent. */
export interface ClientOptions {
  /** The server's address without `/api/v1`; empty for the page's own server. */
  baseUrl: string;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  /** Called before every request, so that a new sign-in takes effect at once. */
  headers?: () => Record<string, string>;
}

/** What one call carries; which parts are there depends on its endpoint. */
export interface CallParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  /** Sent to its end even when the page is closed meanwhile. */
  keepalive?: boolean;
  /** The code of its failure. Default: that of the endpoint. */
  failure?: string;
}

/** Sends one call and reads its reply; every failure is an `ApiError`. */
export async function request(row: Endpoint, parts: CallParts, options: ClientOptions): Promise<unknown> {
  const response = await send(row, parts, options);
  const { failure = row.failure } = parts;
  const { status, headers } = response;
  const body = await readBody(response, failure, parts.signal);
  if (!response.ok) throw new ApiError("http", { status, body, headers, failure });
  // A deletion that a server has only accepted (202) may still fail.
  if (row.method === "DELETE" && !(status in row.responses))
    throw new ApiError("invalid", { status, body, failure });
  const schema = row.responses[status] ?? Object.values(row.responses)[0];
  if (!schema) return undefined;
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ApiError("invalid", { status, body, failure, cause: parsed.error });
  return parsed.data;
}

/** The error of a reply with a status of 400 or more. */
export async function refusalOf(response: Response, signal?: AbortSignal): Promise<ApiError> {
  const { status, headers } = response;
  return new ApiError("http", { status, headers, body: await readBody(response, undefined, signal) });
}

/** Sends one call; a call without a reply is an `ApiError`. */
export async function send(row: Endpoint, parts: CallParts, options: ClientOptions): Promise<Response> {
  const headers: Record<string, string> = {
    accept: "application/json, text/plain",
    ...options.headers?.(),
    ...parts.headers,
  };
  if (parts.body !== undefined && !row.isForm) headers["content-type"] = "application/json";
  const { fetch: call = globalThis.fetch } = options;
  try {
    return await call(options.baseUrl + addressOf(row, parts), {
      method: row.method,
      headers,
      body: encodeBody(row, parts.body),
      signal: parts.signal,
      keepalive: parts.keepalive,
    });
  } catch (cause) {
    throw new ApiError(parts.signal?.aborted ? "aborted" : "network", {
      cause,
      failure: parts.failure ?? row.failure,
    });
  }
}

function encodeBody(row: Endpoint, body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined;
  return row.isForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body);
}

function addressOf(row: Endpoint, parts: CallParts): string {
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = ownValue(parts.params, name);
    if (value === undefined)
      throw new Error(`${row.path} was called without "${name}", so it has no address. Pass it in params.`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each != null) query.append(name, String(each));
  }
  return `${basePath}${path}${query.size > 0 ? `?${query}` : ""}`;
}

async function readBody(response: Response, failure?: string, signal?: AbortSignal): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    // The connection broke after the headers: it is unknown whether the request was carried out.
    throw new ApiError(signal?.aborted ? "aborted" : "network", { cause, failure });
  }
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    // The error page of a proxy is not JSON, but its status is enough.
    if (!response.ok) return text;
    throw new ApiError("invalid", { status: response.status, body: text, failure, cause });
  }
}
