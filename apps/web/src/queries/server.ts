import { queryOptions } from "@tanstack/react-query";
import { api } from "../api";
import { freshFor } from "./client";

/** What the server says about itself, and what it can do beyond an Argilla server. */
export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) => api.getSettings({ signal }),
  staleTime: freshFor.long,
  meta: { isQuiet: true },
});
