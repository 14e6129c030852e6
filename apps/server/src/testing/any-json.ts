/** JSON from a server, which tests read as they expect it: a wrong guess fails them. */
// biome-ignore lint/suspicious/noExplicitAny: see above; narrowing each reply would only repeat the contract
export type AnyJson = any;
