import type { Load, Member, PersonView, WorkspaceView } from "@glossa/features/people";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { queryClient } from "../queries/client";
import { datasetsQuery, workspacesQuery } from "../queries/datasets";
import { deletedDatasetsQuery } from "../queries/deleted-datasets";
import { loadOf } from "../queries/load-of";
import { type ListedPerson, membersQuery, peopleQuery } from "./people-queries";

/** The two lists of the page, as far as the role of the user allows: admins see no people. */
export function usePeople(isOwner: boolean): {
  people: PersonView[] | undefined;
  workspaces: WorkspaceView[];
  load: Load;
} {
  const people = useQuery({ ...peopleQuery, enabled: isOwner });
  const workspaces = useQuery(workspacesQuery);
  const datasets = useQuery(datasetsQuery);
  const ids = useMemo(() => workspaces.data?.map(({ id }) => id) ?? [], [workspaces.data]);
  // The list of people of our server contains their workspaces.
  const isTold = people.data?.every((person) => person.workspaces !== undefined) ?? false;
  const isAsked = workspaces.data !== undefined && (!isOwner || (people.data !== undefined && !isTold));
  const members = useQuery({ ...membersQuery(ids), enabled: isAsked });
  const load = loadOf(workspaces, datasets, ...(isOwner ? [people] : []), ...(isAsked ? [members] : []));
  return useMemo(() => {
    const memberLists = isTold ? membersIn(people.data ?? []) : members.data;
    return {
      load,
      people: isOwner ? (people.data ?? []).map((person) => withWorkspaces(person, members.data)) : undefined,
      workspaces: (workspaces.data ?? []).map(({ id, name }) => ({
        id,
        name,
        members: memberLists && (memberLists.get(id) ?? []),
        datasets: datasets.data?.filter(({ workspace_id }) => workspace_id === id).length,
      })),
    };
  }, [isOwner, isTold, load, people.data, members.data, workspaces.data, datasets.data]);
}

/** Loads everything again after a change or a failure. */
export async function reloadPeople(): Promise<void> {
  const queries = [peopleQuery, workspacesQuery, datasetsQuery, deletedDatasetsQuery];
  await Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
}

function membersIn(people: readonly ListedPerson[]): Map<string, Member[]> {
  const lists = new Map<string, Member[]>();
  for (const { id, username, role, workspaces = [] } of people)
    for (const workspace of workspaces)
      lists.set(workspace, [...(lists.get(workspace) ?? []), { id, username, role }]);
  return lists;
}

function withWorkspaces(person: ListedPerson, members: Map<string, Member[]> | undefined): PersonView {
  const { workspaces, ...rest } = person;
  if (workspaces) return { ...rest, workspaces };
  const joined = [...(members ?? [])].filter(([, list]) => list.some(({ id }) => id === person.id));
  return { ...rest, workspaces: joined.map(([id]) => id) };
}
