import type { ServerSettings } from "@glossa/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api";
import { freshFor, queryClient } from "./client";

/** The server's settings, with the capabilities that an Argilla server does not have. */
export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  // Without the signal, by which a page that is left cancels the call: the next page waits for it, too.
  queryFn: () => api.getSettings(),
  staleTime: freshFor.long,
  meta: { isQuiet: true },
});

/** Whether the server has a capability that an Argilla server does not have; false if the settings cannot be loaded. */
export async function isAnnounced(
  ability: Exclude<keyof NonNullable<ServerSettings["glossa"]>, "version" | "hub">,
): Promise<boolean> {
  return (await announced())?.[ability] ?? false;
}

/** Whether the server is Glossa's own; false if the settings cannot be loaded. */
export async function isOurs(): Promise<boolean> {
  return (await announced()) !== undefined;
}

async function announced(): Promise<ServerSettings["glossa"]> {
  // Not repeated here: whoever calls this repeats its own request, with this one in it.
  const settings = await queryClient.fetchQuery({ ...settingsQuery, retry: false }).catch(() => undefined);
  return settings?.glossa;
}
