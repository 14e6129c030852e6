import { clientOf } from "@glossa/contract/client";
import { passkeyEndpoints } from "@glossa/contract/endpoints";
import { apiOptions } from "../entry-api";

/** The endpoints for passkeys, which few pages need. */
export const passkeysApi = clientOf(passkeyEndpoints, apiOptions);
