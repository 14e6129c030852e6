import { errorCodes } from "@glossa/contract";
import type { ApiError } from "@glossa/contract/client";

const codes: readonly (string | undefined)[] = [errorCodes.externalIdTaken, errorCodes.notPublished];

/**
 * Whether a server refuses records because of what their dataset has become, and not of what they contain: an earlier call
 * has stored them after its reply was lost, or the dataset is not published. Another attempt may succeed.
 *
 * @param error of the call
 * @example
 * isOfDataset(new ApiError("http", { status: 422, body: { detail: "found records with same external ids: a" } })); // true
 */
export function isOfDataset({ code, detail }: ApiError): boolean {
  // Servers of Argilla send no code for it.
  return codes.includes(code) || detail?.startsWith("found records with same external ids") === true;
}
