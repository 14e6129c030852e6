import { clientOf } from "@glossa/contract/client";
import { peopleEndpoints, userEndpoints, workspaceMemberEndpoints } from "@glossa/contract/endpoints";
import { apiOptions } from "../api";

/** The endpoints for people, which no other page needs. */
export const peopleApi = clientOf(
  { ...userEndpoints, ...peopleEndpoints, ...workspaceMemberEndpoints },
  apiOptions,
);
