import { ApiError } from "@glossa/contract/client";
import { translate } from "../state/language";
import { hubApi } from "./jobs";

/** Why an import or an export failed, as far as the server gives a reason. */
export async function failureOfJob(
  job_id: string,
  otherwise: "hub.importFailed" | "exportToHub.failed",
): Promise<string> {
  const failed = translate(otherwise);
  try {
    const { transfer } = await hubApi.getJobDetails({ params: { job_id } });
    if (!transfer?.failure) return failed;
    // A short message leads to its reason; a whole sentence stands before it.
    return `${failed}${failed.endsWith(".") ? "" : ":"} ${translate(`hub.failures.${transfer.failure}`)}`;
  } catch (error) {
    // Argilla's servers have no such endpoint.
    if (!(error instanceof ApiError)) throw error;
    return failed;
  }
}
