import { queryOptions } from "@tanstack/react-query";
import { api } from "../api";
import { secondFactorApi } from "./second-factor-api";

// Both change without this page: a sign-in elsewhere, a program that uses a key.
const always = { staleTime: 0, meta: { isQuiet: true } };

/** The sign-ins of the user that have not ended. */
export const signInsQuery = queryOptions({
  queryKey: ["sign-ins"],
  queryFn: async ({ signal }) => (await api.listMySignIns({ signal })).items,
  ...always,
});

/** The API keys that the user has named. */
export const namedKeysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: async ({ signal }) => (await api.listMyApiKeys({ signal })).items,
  ...always,
});

/** Whether the user has a second factor, and how many recovery codes are left. */
export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: ({ signal }) => secondFactorApi.getMySecondFactor({ signal }),
  ...always,
});
