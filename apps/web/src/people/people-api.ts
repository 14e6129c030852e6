import { clientOf } from "@glossa/contract/client";
import {
  deletedPeopleEndpoints,
  peopleEndpoints,
  userEndpoints,
  workspaceMemberEndpoints,
} from "@glossa/contract/endpoints";
import { apiOptions } from "../entry-api";

/** The endpoints for people, which no other page needs. */
export const peopleApi = clientOf(
  { ...userEndpoints, ...peopleEndpoints, ...workspaceMemberEndpoints },
  apiOptions,
);

/** The endpoints for deleted people. */
export const deletedPeopleApi = clientOf(deletedPeopleEndpoints, apiOptions);
