import { clientOf } from "@glossa/contract/client";
import { passwordLinkEndpoints } from "@glossa/contract/endpoints";
import { apiOptions } from "../api";

/** The endpoints for links with which people choose their password. */
export const passwordLinksApi = clientOf(passwordLinkEndpoints, apiOptions);
