import type { MetadataMetrics, MetadataProperty } from "@glossa/contract";
import type { FilterChoices, FindTerms, MetadataChoice } from "@glossa/features/annotation";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api";
import { freshFor } from "./client";

/** The values of the metadata properties of a dataset; properties without a value are left out. */
export const metadataChoicesQuery = (id: string, properties: readonly MetadataProperty[]) =>
  queryOptions({
    queryKey: ["datasets", id, "metadata-choices", properties.map(({ id: property }) => property)],
    queryFn: async ({ signal }) => {
      const choices = properties.map(async (property) => {
        const params = { metadata_property_id: property.id };
        return choiceOf(property, await api.getMetadataMetrics({ params, signal }));
      });
      return (await Promise.all(choices)).flatMap((choice) => choice ?? []);
    },
    staleTime: freshFor.short,
    meta: { isQuiet: true },
  });

function choiceOf({ name, title }: MetadataProperty, metrics: MetadataMetrics): MetadataChoice | undefined {
  if (metrics.type === "terms") {
    const terms = metrics.values.map(({ term, count }) => ({ term: String(term), count }));
    // The server lists the most frequent terms, but counts all of them.
    const isCut = terms.reduce((sum, { count }) => sum + count, 0) < metrics.total;
    return terms.length > 0 ? { name, title, kind: "terms", terms, isCut } : undefined;
  }
  const { min, max, type } = metrics;
  if (min === null || max === null) return undefined;
  return { name, title, kind: "range", min, max, isInteger: type === "integer" };
}

/** Finds terms of the metadata properties of a dataset, by the name of the property. */
export function findTermsOf(properties: readonly MetadataProperty[]): FindTerms {
  const ids = new Map(properties.map(({ id, name }) => [name, id]));
  return async (property, text, signal) => {
    const params = { metadata_property_id: ids.get(property) ?? "" };
    const { items, total } = await api.findTerms({ params, query: { text }, signal });
    return { terms: items, total };
  };
}

/** The users who have submitted responses to the records of a dataset, and how many. */
export const respondentsQuery = (id: string) =>
  queryOptions({
    queryKey: ["datasets", id, "respondents"],
    queryFn: async ({ signal }): Promise<FilterChoices["respondents"]> => {
      const { users } = await api.getUsersProgress({ params: { dataset_id: id }, signal });
      return users
        .map(({ username, completed, pending }) => ({
          username,
          submitted: completed.submitted + pending.submitted,
        }))
        .filter(({ submitted }) => submitted > 0);
    },
    staleTime: freshFor.short,
    meta: { isQuiet: true },
  });

/** The agents of the suggestions of a dataset, by the name of the question. */
export const suggestionAgentsQuery = (id: string) =>
  queryOptions({
    queryKey: ["datasets", id, "agents"],
    queryFn: async ({ signal }): Promise<FilterChoices["agents"]> => {
      const { items } = await api.listSuggestionOptions({ params: { dataset_id: id }, signal });
      return Object.fromEntries(items.map(({ question, agents }) => [question.name, agents]));
    },
    staleTime: freshFor.short,
    meta: { isQuiet: true },
  });
