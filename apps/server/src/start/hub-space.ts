import type { ServerSettings } from "@glossa/contract";

/** The space of the model hub in which the server runs. */
export type HubSpace = NonNullable<ServerSettings["huggingface"]>;

/** Reads the variables that the hub sets for programs in its spaces; undefined anywhere else. */
export function hubSpaceOf(env: NodeJS.ProcessEnv): HubSpace | undefined {
  if (!env.SPACE_ID) return undefined;
  return {
    space_id: env.SPACE_ID,
    space_title: env.SPACE_TITLE,
    space_subdomain: env.SPACE_SUBDOMAIN,
    space_host: env.SPACE_HOST,
    space_repo_name: env.SPACE_REPO_NAME,
    space_author_name: env.SPACE_AUTHOR_NAME,
    // The hub's own spelling.
    space_persistent_storage_enabled: env.PERSISTANT_STORAGE_ENABLED?.toLowerCase() === "true",
  };
}
