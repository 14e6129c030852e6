import { endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { byDialect } from "../../database/dialects";
import { serve } from "../../http/serve";
import type { Services } from "../../services";

/** The version of the API that this server implements: clients compare it with their own. */
export const spokenVersion = "2.8.0";

const engineNames = { sqlite: "sqlite", postgres: "postgresql" };
const version = byDialect<{ version: string }>({
  sqlite: sql`SELECT sqlite_version() AS version`,
  postgres: sql`SELECT current_setting('server_version') AS version`,
});

/** Routes for information about the server. */
export function infoRoutes(app: FastifyInstance, services: Services): void {
  serve(app, services, endpoints.getVersion, async () => ({ version: spokenVersion }));

  serve(app, services, endpoints.getStatus, async () => {
    const { dialect, read } = services.database;
    const { rows } = await version.execute(read);
    const { rss, heapTotal, heapUsed } = process.memoryUsage();
    return {
      version: spokenVersion,
      search_engine: { name: engineNames[dialect], version: rows[0]?.version },
      memory: { rss, heap_total: heapTotal, heap_used: heapUsed },
    };
  });

  serve(app, services, endpoints.getSettings, async () => ({
    argilla: {
      ...(services.hubSpace && { show_huggingface_space_persistent_storage_warning: true }),
      share_your_progress_enabled: services.isSharingOn ?? false,
    },
    ...(services.hubSpace && { huggingface: services.hubSpace }),
    ...(services.isPlain ? {} : { glossa: beyondArgilla(services) }),
  }));
}

/** The capabilities that other servers do not have. */
function beyondArgilla({ version, hub }: Services) {
  return {
    version,
    sign_in_links: true,
    conditional_responses: true,
    preferences: true,
    filter_sets: true,
    search_contains: true,
    find_terms: true,
    responses_of_others: true,
    respondents: true,
    agreement: true,
    similar_to_several: true,
    bulk_actions: true,
    claims: true,
    events: true,
    me_without_key: true,
    dataset_summaries: true,
    own_credentials: true,
    sign_ins: true,
    api_keys: true,
    people: true,
    second_factor: true,
    passkeys: true,
    audit: true,
    response_versions: true,
    password_links: true,
    webhook_deliveries: true,
    deleted_people: true,
    deleted_datasets: true,
    workspace_names: true,
    file_exports: true,
    hub: { url: hub.url, viewer_url: hub.viewerUrl },
  };
}
