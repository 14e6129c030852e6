import type { LoadPeople } from "@glossa/features/file-export";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { respondentsQuery } from "../queries/filter-choices";

/** Loads the names of those who have submitted answers to the records of a dataset, in order. */
export function useLoadPeople(datasetId: string): LoadPeople {
  const client = useQueryClient();
  return useCallback(async () => {
    const people = await client.fetchQuery(respondentsQuery(datasetId));
    return people.map(({ username }) => username).sort();
  }, [client, datasetId]);
}
