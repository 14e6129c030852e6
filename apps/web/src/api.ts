import { makeClient } from "@glossa/contract/client";
import { storedToken } from "./state/auth";

/** The server that this app was loaded from; every call carries the token of the moment. */
export const api = makeClient({
  baseUrl: "",
  headers: (): Record<string, string> => {
    const token = storedToken();
    return token ? { authorization: `Bearer ${token}` } : {};
  },
});
