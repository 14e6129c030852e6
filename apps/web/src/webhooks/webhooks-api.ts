import { clientOf } from "@glossa/contract/client";
import { webhookEndpoints } from "@glossa/contract/endpoints";
import { apiOptions } from "../entry-api";

/** The endpoints for webhooks, which no other page needs. */
export const webhooksApi = clientOf(webhookEndpoints, apiOptions);
