export { ApiError, type ApiErrorInput } from "./api-error";
export { type ClientOf, clientOf } from "./client-of";
export { type Client, makeClient } from "./make-client";
export type { ClientOptions } from "./request";
