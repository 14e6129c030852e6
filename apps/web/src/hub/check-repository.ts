import { HubError } from "@glossa/contract/hub";
import { queryClient } from "../queries/client";
import { translate } from "../state/language";
import { hubSubsetsQuery } from "./queries";

/** Returns why a repository cannot be read, if so; what is read stays for its page. */
export async function checkRepository(repository: string): Promise<string | undefined> {
  try {
    await queryClient.fetchQuery(hubSubsetsQuery(repository));
  } catch (error) {
    if (!(error instanceof HubError)) throw error;
    if (error.kind === "network") return translate("hub.unreachable");
    return translate(error.kind === "notReady" ? "hub.notReady" : "datasetCreation.cantLoadRepository");
  }
}
