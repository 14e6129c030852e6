import { basePath, type Endpoint, endpoints, validationError } from "@glossa/contract";
import { z } from "zod";

/** A part of the document, whose content OpenAPI defines. */
type Part = Record<string, unknown>;

/** One operation, with the names that the document and the reference page use. */
export interface Operation {
  name: string;
  method: string;
  /** With `{name}` for each parameter. */
  path: string;
  tag: string;
  row: Endpoint;
}

const detail = z.union([
  z.string(),
  z.object({
    code: z.string(),
    params: z.record(z.string(), z.unknown()).optional(),
    message: z.string().optional(),
  }),
  z.array(validationError),
]);
// Two rules return a code, which clients translate, and a message instead of a detail.
const refusal = z.union([z.object({ detail }), z.object({ code: z.string(), message: z.string() })]);

const refusals: Record<number, string> = {
  401: "Missing or invalid credentials",
  403: "Not permitted for this user",
  404: "Not found",
  406: "The client does not accept an event stream",
  412: "The resource has changed; the current version is returned",
  422: "The request is not valid",
  429: "Too many attempts within a minute, or too many open streams or files",
};
const anyOther = "Any other error: 409 for a conflict with existing data, 5xx for a failure of the server";

/** The operations of the API in the order of the endpoint table; a plain server has only those of Argilla. */
export function operations(isPlain: boolean): Operation[] {
  return Object.entries<Endpoint>(endpoints)
    .filter(([, row]) => !(isPlain && row.path.startsWith("/glossa")))
    .map(([name, row]) => ({
      name,
      method: row.method,
      path: basePath + row.path.replace(/:(\w+)/g, "{$1}"),
      tag: tagOf(row.path),
      row,
    }));
}

/** Describes the API in OpenAPI 3.1, generated from the table by which the routes are registered. */
export function openApiDocument(version: string, isPlain: boolean): Part {
  const paths = new Map<string, Part>();
  for (const operation of operations(isPlain)) {
    const { path, method } = operation;
    paths.set(path, { ...paths.get(path), [method.toLowerCase()]: operationOf(operation) });
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Glossa",
      version,
      description:
        "Datasets, records, and the responses and suggestions to them. Compatible with the Argilla 2 API.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/" }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        apiKey: { type: "apiKey", in: "header", name: "X-Argilla-Api-Key" },
      },
      schemas: { Refusal: schemaOf(refusal, "output") },
    },
  };
}

function operationOf({ name, row, tag }: Operation): Part {
  const parameters = [
    ...parametersOf(row.params, "path"),
    ...parametersOf(row.query, "query"),
    ...parametersOf(row.headers, "header"),
  ];
  return {
    operationId: name,
    summary: sentenceOf(name),
    tags: [tag],
    security: row.isPublic ? [] : [{ token: [] }, { apiKey: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(row.body && { requestBody: bodyOf(row.body, row.isForm === true) }),
    responses: { ...successes(row), ...refusalsOf(row) },
  };
}

function parametersOf(schema: z.ZodObject | undefined, place: string): Part[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Part>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}

function bodyOf(body: z.ZodType, isForm: boolean): Part {
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
  return {
    required: !body.safeParse(undefined).success,
    content: { [type]: { schema: schemaOf(body, "input") } },
  };
}

function successes(row: Endpoint): Record<string, Part> {
  const rows = Object.entries(row.responses).map(([status, schema]) => [
    status,
    {
      description: Number(status) < 300 ? "Success" : "Redirect",
      ...((schema || row.isFile) && {
        content: { [typeOf(row)]: schema ? { schema: schemaOf(schema, "output") } : {} },
      }),
    },
  ]);
  return Object.fromEntries(rows);
}

function typeOf({ isStream, isFile }: Endpoint): string {
  if (isFile) return "application/octet-stream";
  return isStream ? "text/event-stream" : "application/json";
}

function refusalsOf(row: Endpoint): Part {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
  const possible = refusalStatuses(row).map((status) => [status, { description: refusals[status], content }]);
  const replaced = row.headers && "if-match" in row.headers.shape ? successes(row)[200] : undefined;
  return {
    ...Object.fromEntries(possible),
    ...(replaced ? { 412: { ...replaced, description: refusals[412] } } : {}),
    default: { description: anyOther, content },
  };
}

function refusalStatuses(row: Endpoint): number[] {
  return [
    ...(row.isPublic ? [] : [401, 403]),
    ...(row.isForm ? [401, 429] : []),
    ...(row.params ? [404] : []),
    ...(row.isStream ? [406, 429] : []),
    ...(row.isFile ? [429] : []),
    ...(row.params || row.query || row.body ? [422] : []),
  ];
}

/** The error statuses of an operation, with their meaning. */
export function refusalsFor({ row }: Operation): [status: string, reason: string][] {
  return Object.entries(refusalsOf(row)).map(([status, of]) => [
    status === "default" ? "Other" : status,
    String((of as Part).description),
  ]);
}

/** The JSON schema of a request ("input") or a response ("output"), without rules that JSON Schema cannot express. */
export function schemaOf(schema: z.ZodType, io: "input" | "output"): Part {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

/** Turns "createDataset" into "Create dataset". */
function sentenceOf(name: string): string {
  const words = name.replace(/([A-Z]+)/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function tagOf(path: string): string {
  const nouns = path.split("/").filter((part) => part !== "" && !part.startsWith(":") && part !== "me");
  return nouns[0] ?? "me";
}
