import type { z } from "zod";
import type { Endpoint } from "../endpoint";
import { type CallParts, type ClientOptions, request } from "./request";

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
  Pick<CallParts, "signal" | "keepalive" | "failure">;

type Reply<Row extends Endpoint> = Row["responses"][keyof Row["responses"]] extends infer Schema
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : undefined
  : never;

type Call<Row extends Endpoint> =
  Record<never, never> extends Parts<Row>
    ? (parts?: Parts<Row>) => Promise<Reply<Row>>
    : (parts: Parts<Row>) => Promise<Reply<Row>>;

/** One typed function for every endpoint of a table, except streams and files. */
export type ClientOf<Table> = {
  [Name in keyof Table as Table[Name] extends Endpoint
    ? Table[Name] extends { isStream: true } | { isFile: true }
      ? never
      : Name
    : never]: Table[Name] extends Endpoint ? Call<Table[Name]> : never;
};

/**
 * Makes a client from some endpoints of the table.
 *
 * @param table endpoints by the names of the client's methods
 * @param options the address of the server, and what a program adds to each request
 * @example
 * import { pageEndpoints } from "@glossa/contract/endpoints";
 * const api = clientOf(pageEndpoints, { baseUrl: "https://glossa.example" });
 * const { username } = await api.getMe();
 */
export function clientOf<Table extends Record<string, Endpoint>>(
  table: Table,
  options: ClientOptions,
): ClientOf<Table> {
  const calls = Object.entries<Endpoint>(table).map(([name, row]) => [
    name,
    (parts: CallParts = {}) => request(row, parts, options),
  ]);
  // The table gives each function its type; its entries have lost it.
  return Object.fromEntries(calls) as ClientOf<Table>;
}
