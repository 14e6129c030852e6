import { type AnnotationView, emptyReasonOf, recordView, saidText } from "@glossa/features/annotation";
import { useFormat, useT } from "@glossa/locales";
import { type SessionState, shownOf } from "@glossa/session";
import type { LoadedRecord } from "@glossa/session/server";
import { useQuery } from "@tanstack/react-query";
import { metricsQuery } from "../queries/datasets";
import { settingsQuery } from "../queries/server";
import { useAccount } from "../use-account";
import { useSteady } from "../use-steady";
import type { AnnotationData } from "./use-annotation";

/** What the annotation screen shows now. */
export function useView(
  { dataset, workspace, fields, questions, properties }: AnnotationData,
  state: SessionState<LoadedRecord>,
  team: AnnotationView["team"],
): AnnotationView {
  const t = useT();
  const { number: formatNumber } = useFormat();
  const { isAdminOrOwner } = useAccount();
  const { data: progress } = useQuery(metricsQuery(dataset.id));
  const { data: settings } = useQuery(settingsQuery);
  const { load, queue, current, form } = shownOf(state);
  return useSteady({
    dataset: { id: dataset.id, name: dataset.name, workspace, guidelines: dataset.guidelines },
    fields,
    load,
    queue,
    record:
      current && recordView(current.record.record, { status: current.status, properties, formatNumber }),
    form: { questions, ...form },
    progress,
    team,
    isSharingEnabled: settings?.argilla.share_your_progress_enabled ?? false,
    emptyReason: emptyReasonOf(queue.status, { progress, isAdminOrOwner }),
    said: state.said && { text: saidText(state.said, questions, t), serial: state.said.serial },
  });
}
