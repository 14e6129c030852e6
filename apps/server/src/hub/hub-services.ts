import type { ExportTokens } from "./export-tokens";

/** The model hub with which datasets are exchanged. */
export interface HubServices {
  url: string;
  viewerUrl: string;
  /** Where an export writes its file before it is sent. */
  folder: string;
  tokens: ExportTokens;
  /** Milliseconds before the first repetition of a request. */
  firstPause?: number | undefined;
}

/** The addresses of the public hub. */
export const publicHub = {
  url: "https://huggingface.co",
  viewerUrl: "https://datasets-server.huggingface.co",
};
