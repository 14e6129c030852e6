import { type Endpoints, endpoints } from "../endpoints";
import { type ClientOf, clientOf } from "./client-of";
import type { ClientOptions } from "./request";

/** One typed function for every endpoint, except streams and files. */
export type Client = ClientOf<Endpoints>;

/**
 * Creates a client from the endpoint table. It has no effects on the page: callers handle failures.
 *
 * @param options the address of the server, and the headers of each call
 * @returns a function per endpoint; its promise is rejected with `ApiError`, which says what failed and the status
 * @example
 * const api = makeClient({
 *   baseUrl: "https://glossa.example",
 *   headers: () => ({ "X-Argilla-Api-Key": "argilla.apikey" }),
 * });
 * const { username } = await api.getMe();
 */
export function makeClient(options: ClientOptions): Client {
  return clientOf(endpoints, options);
}
