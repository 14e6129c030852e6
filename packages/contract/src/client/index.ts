import type { z } from "zod";
import type { Endpoint } from "../endpoint";
import { type EndpointName, type Endpoints, endpoints } from "../endpoints";
import { type CallParts, type ClientOptions, request } from "./request";

export { ApiError } from "./api-error";
export type { ClientOptions } from "./request";

type Part<Row, Key extends string> =
  Row extends Record<Key, infer Schema extends z.ZodType>
    ? Record<never, never> extends z.input<Schema>
      ? { [Name in Key]?: z.input<Schema> }
      : { [Name in Key]: z.input<Schema> }
    : unknown;

type Parts<Row extends Endpoint> = Part<Row, "params"> &
  Part<Row, "query"> &
  Part<Row, "headers"> &
  Part<Row, "body"> &
  Pick<CallParts, "signal" | "keepalive">;

type Reply<Row extends Endpoint> = Row["responses"][keyof Row["responses"]] extends infer Schema
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : undefined
  : never;

type Call<Row extends Endpoint> =
  Record<never, never> extends Parts<Row>
    ? (parts?: Parts<Row>) => Promise<Reply<Row>>
    : (parts: Parts<Row>) => Promise<Reply<Row>>;

/** One typed function for every endpoint whose answer has an end. */
export type Client = {
  [Name in EndpointName as Endpoints[Name] extends { isStream: true } ? never : Name]: Call<Endpoints[Name]>;
};

/** Makes a client from the endpoint table; it shows nothing and goes nowhere, callers decide what a failure means. */
export function makeClient(options: ClientOptions): Client {
  const calls = Object.entries<Endpoint>(endpoints).map(([name, row]) => [
    name,
    (parts: CallParts = {}) => request(row, parts, options),
  ]);
  // The table gives each function its type; entries have lost it.
  return Object.fromEntries(calls) as Client;
}
