import { clientOf } from "@glossa/contract/client";
import { agreementEndpoints } from "@glossa/contract/endpoints";
import type { AnnotationPorts } from "@glossa/features/annotation";
import { useMemo } from "react";
import { apiOptions } from "../api";
import { queryClient } from "../queries/client";
import type { AnnotationData } from "./use-annotation";

// The server reads all responses for it.
const MINUTE_MS = 60_000;

const { listAgreement } = clientOf(agreementEndpoints, apiOptions);

/** Loads how far the team agrees, at most once a minute; undefined where the server or the role of the user does not allow it. */
export function useAgreement({ dataset, agreement }: AnnotationData): AnnotationPorts["loadAgreement"] {
  return useMemo(() => {
    if (!agreement) return undefined;
    return () =>
      queryClient.fetchQuery({
        queryKey: ["agreement", dataset.id],
        queryFn: async () => (await listAgreement({ params: { dataset_id: dataset.id } })).items,
        staleTime: MINUTE_MS,
      });
  }, [dataset.id, agreement]);
}
