import { type ClientOptions, clientOf } from "@glossa/contract/client";
import { pageEndpoints } from "@glossa/contract/endpoints";
import { fetchOrOfflineReply } from "@glossa/session/offline";
import { storedToken } from "./state/auth";

/** Options of all calls: they go to the server that this app was loaded from, with the current token. */
export const apiOptions: ClientOptions = {
  baseUrl: "",
  headers: (): Record<string, string> => {
    const token = storedToken();
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  // An offline copy belongs to the user whose token is stored, who may not be the one of this tab.
  fetch: (input, init) => (storedToken() === null ? fetch(input, init) : fetchOrOfflineReply(input, init)),
};

/** The server that this app was loaded from. */
export const api = clientOf(pageEndpoints, apiOptions);
