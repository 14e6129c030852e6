import { type ClientOptions, clientOf } from "@glossa/contract/client";
import {
  accessEndpoints,
  claimEndpoints,
  datasetEndpoints,
  fieldEndpoints,
  infoEndpoints,
  meEndpoints,
  metadataPropertyEndpoints,
  preferenceEndpoints,
  questionEndpoints,
  recordEndpoints,
  responseEndpoints,
  searchEndpoints,
  workspaceEndpoints,
} from "@glossa/contract/endpoints";
import { fetchOrTaken } from "@glossa/session/offline";
import { storedToken } from "./state/auth";

/** Where and how calls are sent: to the server that this app was loaded from, with the token of the moment. */
export const apiOptions: ClientOptions = {
  baseUrl: "",
  headers: (): Record<string, string> => {
    const token = storedToken();
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  fetch: fetchOrTaken,
};

/** The server that this app was loaded from: what of its API the pages use, as the rest would come along for nothing. */
export const api = clientOf(
  {
    ...infoEndpoints,
    ...accessEndpoints,
    ...meEndpoints,
    ...workspaceEndpoints,
    ...datasetEndpoints,
    ...fieldEndpoints,
    ...questionEndpoints,
    ...metadataPropertyEndpoints,
    ...recordEndpoints,
    ...searchEndpoints,
    ...responseEndpoints,
    ...preferenceEndpoints,
    ...claimEndpoints,
  },
  apiOptions,
);
