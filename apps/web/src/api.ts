import { type ClientOptions, clientOf } from "@glossa/contract/client";
import { pageEndpoints } from "@glossa/contract/endpoints";
import { fetchOrOfflineReply } from "@glossa/session/offline";
import { storedToken } from "./state/auth";

/** Where and how calls are sent: to the server that this app was loaded from, with the token of the moment. */
export const apiOptions: ClientOptions = {
  baseUrl: "",
  headers: (): Record<string, string> => {
    const token = storedToken();
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  fetch: fetchOrOfflineReply,
};

/** The server that this app was loaded from. */
export const api = clientOf(pageEndpoints, apiOptions);
