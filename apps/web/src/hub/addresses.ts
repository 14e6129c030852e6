import { queryClient } from "../queries/client";
import { settingsQuery } from "../queries/server";

/** The public hub, for servers that name none. */
const publicHub = { url: "https://huggingface.co", viewer_url: "https://datasets-server.huggingface.co" };

/** The addresses of the hub and of its viewer. */
export type HubAddresses = typeof publicHub;

/** The addresses that the server names, or those of the public hub. */
export async function hubAddresses(): Promise<HubAddresses> {
  const settings = await queryClient.fetchQuery(settingsQuery).catch(() => undefined);
  return settings?.glossa?.hub ?? publicHub;
}

/** The page of a repository on the hub. */
export function repositoryUrl({ url }: HubAddresses, repository: string): string {
  return `${url}/datasets/${repository.split("/").map(encodeURIComponent).join("/")}`;
}
