import { type AnnotationServer, recordsPort } from "@glossa/session/server";
import { api } from "../api";
import { messagesOf } from "../errors";
import { isAnnounced } from "../queries/server";

/** The server that this app was loaded from, in the form that sessions use. */
export const server: AnnotationServer = {
  api,
  can: isAnnounced,
  wordsFor: (error) => messagesOf(error).at(-1),
};

/** Loads the records of one dataset for one user. */
export const recordsOf = (datasetId: string, userId: string) => recordsPort(server, { datasetId, userId });
