import type { ServerSettings } from "@glossa/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api";
import { freshFor, queryClient } from "./client";

/** What the server says about itself, and what it can do beyond an Argilla server. */
export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) => api.getSettings({ signal }),
  staleTime: freshFor.long,
  meta: { isQuiet: true },
});

/** Whether the server can do something beyond an Argilla server; where that can't be asked, it counts as no. */
export async function isAnnounced(
  ability: Exclude<keyof NonNullable<ServerSettings["glossa"]>, "version">,
): Promise<boolean> {
  const settings = await queryClient.fetchQuery(settingsQuery).catch(() => undefined);
  return settings?.glossa?.[ability] ?? false;
}
