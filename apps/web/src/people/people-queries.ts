import type { Person, User } from "@glossa/contract";
import { parseTimestamp } from "@glossa/contract";
import type { DeletedPersonView, Member, PersonView } from "@glossa/features/people";
import { queryOptions } from "@tanstack/react-query";
import { isMissing } from "../queries/client";
import { isAnnounced } from "../queries/server";
import { deletedPeopleApi, peopleApi } from "./people-api";

/** A person without the workspaces, which the list of workspaces with members has. */
export type ListedPerson = Omit<PersonView, "workspaces"> & { workspaces: readonly string[] | undefined };

/** All people; other servers do not return their workspaces, sign-ins and answers. */
export const peopleQuery = queryOptions({
  queryKey: ["people"],
  queryFn: async ({ signal }): Promise<ListedPerson[]> => {
    if (await isAnnounced("people")) return (await peopleApi.listPeople({ signal })).items.map(personOf);
    return (await peopleApi.listUsers({ signal })).items.map((user) => ({
      ...profileOf(user),
      workspaces: undefined,
      isActive: true,
      mustChangePassword: false,
      hasSecondFactor: false,
      signedIn: undefined,
      answers: undefined,
    }));
  },
});

/** Deleted people who can be restored; nobody where the server keeps none. */
export const deletedPeopleQuery = queryOptions({
  queryKey: ["people", "deleted"],
  queryFn: async ({ signal }): Promise<DeletedPersonView[]> => {
    if (!(await isAnnounced("deleted_people"))) return [];
    const { items } = await deletedPeopleApi.listDeletedPeople({ signal });
    return items.map((person) => ({
      id: person.id,
      username: person.username,
      firstName: person.first_name,
      lastName: person.last_name,
      answers: person.responses,
      deletedBy: person.deleted_by,
      deletedAt: parseTimestamp(person.deleted_at),
      endsAt: parseTimestamp(person.ends_at),
    }));
  },
});

/** The members of several workspaces, by the ids of these; a workspace that was deleted meanwhile has none. */
export const membersQuery = (workspaceIds: readonly string[]) =>
  queryOptions({
    queryKey: ["people", "members", workspaceIds],
    queryFn: async ({ signal }): Promise<Map<string, Member[]>> => {
      const lists = workspaceIds.map(async (workspace_id): Promise<[string, Member[]]> => {
        const items = await listMembers(workspace_id, signal);
        return [workspace_id, items.map(({ id, username, role }) => ({ id, username, role }))];
      });
      return new Map(await Promise.all(lists));
    },
  });

async function listMembers(workspace_id: string, signal: AbortSignal): Promise<Omit<User, "api_key">[]> {
  try {
    return (await peopleApi.listWorkspaceUsers({ params: { workspace_id }, signal })).items;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function personOf(person: Person): ListedPerson {
  return {
    ...profileOf(person),
    workspaces: person.workspace_ids,
    isActive: person.is_active,
    mustChangePassword: person.must_change_password,
    hasSecondFactor: person.has_second_factor,
    signedIn: person.signed_in_at === null ? null : parseTimestamp(person.signed_in_at),
    answers: person.responses,
  };
}

function profileOf({ id, username, first_name, last_name, role }: Omit<User, "api_key">) {
  return { id, username, firstName: first_name, lastName: last_name, role };
}
