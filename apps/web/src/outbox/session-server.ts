import { ApiError } from "@glossa/contract/client";
import { type AnnotationServer, recordsPort } from "@glossa/session/server";
import { api } from "../api";
import { messagesOf } from "../errors";
import { queryClient } from "../queries/client";
import { datasetQuery } from "../queries/datasets";
import { isAnnounced, isOurs } from "../queries/server";
import { translate } from "../state/language";

/** The server that this app was loaded from, in the form that sessions use. */
export const server: AnnotationServer = {
  api,
  can: isAnnounced,
  // An answer belongs to a record: without it, nothing else can be missing.
  wordsFor: (error) => (error.status === 404 ? translate("saving.gone") : messagesOf(error).at(-1)),
};

/** Loads the records of one dataset for one user. */
export function recordsOf(datasetId: string, userId: string) {
  const port = recordsPort(server, { datasetId, userId });
  return {
    ...port,
    loadPage: async (...page: Parameters<typeof port.loadPage>) => {
      try {
        return await port.loadPage(...page);
      } catch (error) {
        if (await isOfDraft(error, datasetId)) return { records: [], total: 0, isShared: false };
        throw error;
      }
    },
  };
}

/** An Argilla server fails to search a dataset that is not published; such a dataset has no records. */
async function isOfDraft(error: unknown, datasetId: string): Promise<boolean> {
  const isFault = error instanceof ApiError && (error.status ?? 0) >= 500;
  if (!isFault || (await isOurs())) return false;
  // It may have been published since it was loaded.
  const query = { ...datasetQuery(datasetId), staleTime: 0, retry: false };
  const dataset = await queryClient.fetchQuery(query).catch(() => undefined);
  return dataset?.status === "draft";
}
