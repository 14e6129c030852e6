import { clientOf } from "@glossa/contract/client";
import { pageEndpoints } from "@glossa/contract/endpoints";
import { apiOptions } from "./entry-api";

/** The server that this app was loaded from. */
export const api = clientOf(pageEndpoints, apiOptions);
