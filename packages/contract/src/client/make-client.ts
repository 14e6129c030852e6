import { type Endpoints, endpoints } from "../endpoints";
import { type ClientOf, clientOf } from "./client-of";
import type { ClientOptions } from "./request";

/** One typed function for every endpoint whose answer has an end. */
export type Client = ClientOf<Endpoints>;

/** Makes a client from the endpoint table; it shows nothing and goes nowhere, callers decide what a failure means. */
export function makeClient(options: ClientOptions): Client {
  return clientOf(endpoints, options);
}
