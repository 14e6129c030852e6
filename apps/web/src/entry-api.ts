import { type ClientOptions, clientOf } from "@glossa/contract/client";
import { entryEndpoints } from "@glossa/contract/endpoints";
import { fetchOrOfflineReply } from "@glossa/session/offline";
import { storedToken } from "./state/auth";

/** Options of all calls: they go to the server that this app was loaded from, with the current token. */
export const apiOptions: ClientOptions = {
  baseUrl: "",
  headers: (): Record<string, string> => {
    const token = storedToken();
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  fetch: fetchOrOfflineReply,
};

/** The server that this app was loaded from, as far as the sign-in page asks it. */
export const entryApi = clientOf(entryEndpoints, apiOptions);
