import type { FilterChoices, FilterPorts, FiltersView } from "@glossa/features/annotation";
import type { LoadedSession } from "@glossa/session/server";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useStore } from "zustand";
import {
  findTermsOf,
  metadataChoicesQuery,
  respondentsQuery,
  suggestionAgentsQuery,
} from "../queries/filter-choices";
import { settingsQuery } from "../queries/server";
import { shownSearch } from "./shown-search";
import type { AnnotationData } from "./use-annotation";

const nobody: FilterChoices["respondents"] = [];

/** The search and the filters of the queue; what they can name is loaded when a filter is opened first. */
export function useFilters(
  session: LoadedSession,
  { dataset, fields, questions, properties, responsesOfOthers, respondents }: AnnotationData,
): { filters: FiltersView } & Pick<FilterPorts, "onFilterChoices" | "findTerms"> {
  const { filters } = useStore(session, (state) => state.criteria.committed);
  const search = useStore(session, shownSearch);
  const [isAsked, setAsked] = useState(false);
  const metadata = useQuery({ ...metadataChoicesQuery(dataset.id, properties), enabled: isAsked });
  const agents = useQuery({ ...suggestionAgentsQuery(dataset.id), enabled: isAsked });
  const people = useQuery({ ...respondentsQuery(dataset.id), enabled: isAsked && respondents });
  const known = respondents ? people.data : nobody;
  const choices = useMemo<FilterChoices | undefined>(
    () =>
      metadata.data &&
      agents.data &&
      known && { metadata: metadata.data, agents: agents.data, respondents: known },
    [metadata.data, agents.data, known],
  );
  const { data: settings } = useQuery(settingsQuery);
  const canSearchParts = settings?.glossa?.search_contains === true;
  const canFindTerms = settings?.glossa?.find_terms === true;
  const findTerms = useMemo(
    () => (canFindTerms ? findTermsOf(properties) : undefined),
    [canFindTerms, properties],
  );
  const hasFailed = metadata.isError || agents.isError || people.isError;
  const { refetch: againMetadata } = metadata;
  const { refetch: againAgents } = agents;
  const { refetch: againPeople } = people;
  const view = useMemo(
    () => ({
      ...{ search, canSearchParts, filters, fields, questions, properties, choices, hasFailed },
      canFilterOthers: responsesOfOthers,
      canFilterRespondents: respondents,
    }),
    [
      search,
      canSearchParts,
      filters,
      fields,
      questions,
      properties,
      choices,
      hasFailed,
      responsesOfOthers,
      respondents,
    ],
  );
  return useMemo(
    () => ({
      filters: view,
      findTerms,
      onFilterChoices() {
        setAsked(true);
        if (hasFailed)
          void Promise.all([againMetadata(), againAgents(), ...(respondents ? [againPeople()] : [])]);
      },
    }),
    [view, findTerms, hasFailed, respondents, againMetadata, againAgents, againPeople],
  );
}
