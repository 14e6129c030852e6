import { clientOf } from "@glossa/contract/client";
import { secondFactorEndpoints } from "@glossa/contract/endpoints";
import { apiOptions } from "../api";

/** The endpoints for the second factor, which few pages need. */
export const secondFactorApi = clientOf(secondFactorEndpoints, apiOptions);
