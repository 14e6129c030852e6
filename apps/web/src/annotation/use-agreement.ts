import { clientOf } from "@glossa/contract/client";
import { agreementEndpoints } from "@glossa/contract/endpoints";
import type { AnnotationPorts } from "@glossa/features/annotation";
import { useMemo } from "react";
import { apiOptions } from "../api";
import { tabStore } from "./tab-store";
import type { AnnotationData } from "./use-annotation";

const { listAgreement } = clientOf(agreementEndpoints, apiOptions);

/** Loads how far the team agrees; undefined where the server or the role of the user does not allow it. */
export function useAgreement({ dataset, agreement }: AnnotationData): AnnotationPorts["loadAgreement"] {
  return useMemo(() => {
    if (!agreement) return undefined;
    return async (username) =>
      (
        await listAgreement({
          params: { dataset_id: dataset.id },
          query: { username: username && [...username] },
        })
      ).items;
  }, [dataset.id, agreement]);
}

/** Keeps the people whose responses are compared for this tab, also after a reload. */
export function useAgreementPeople(
  { dataset, agreement }: AnnotationData,
  userId: string,
): AnnotationPorts["agreementPeople"] {
  return useMemo(() => {
    if (!agreement) return undefined;
    const { read, write } = tabStore("agreement", userId, dataset.id);
    return {
      read: () => namesIn(read()),
      write: (usernames) => write(usernames ? JSON.stringify(usernames) : null),
    };
  }, [agreement, userId, dataset.id]);
}

/** The kept names; none if what is stored is not a list of names. */
function namesIn(kept: string | null): string[] | undefined {
  try {
    const names: unknown = JSON.parse(kept ?? "null");
    return Array.isArray(names) ? names.map(String) : undefined;
  } catch {
    return undefined;
  }
}
