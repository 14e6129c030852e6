import { clientOf } from "@glossa/contract/client";
import {
  deletedPeopleEndpoints,
  peopleEndpoints,
  userEndpoints,
  workspaceMemberEndpoints,
  workspaceNameEndpoints,
} from "@glossa/contract/endpoints";
import { apiOptions } from "../api";

/** The endpoints for people, which no other page needs. */
export const peopleApi = clientOf(
  { ...userEndpoints, ...peopleEndpoints, ...workspaceMemberEndpoints, ...workspaceNameEndpoints },
  apiOptions,
);

/** The endpoints for deleted people. */
export const deletedPeopleApi = clientOf(deletedPeopleEndpoints, apiOptions);
