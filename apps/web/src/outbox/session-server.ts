import { type AnnotationServer, recordsPort } from "@glossa/session/server";
import { api } from "../api";
import { messagesOf } from "../errors";
import { isAnnounced } from "../queries/server";
import { translate } from "../state/language";

/** The server that this app was loaded from, in the form that sessions use. */
export const server: AnnotationServer = {
  api,
  can: isAnnounced,
  // An answer belongs to a record: without it, nothing else can be missing.
  wordsFor: (error) => (error.status === 404 ? translate("saving.gone") : messagesOf(error).at(-1)),
};

/** Loads the records of one dataset for one user. */
export const recordsOf = (datasetId: string, userId: string) => recordsPort(server, { datasetId, userId });
