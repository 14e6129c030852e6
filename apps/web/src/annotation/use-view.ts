import { parseTimestamp } from "@glossa/contract";
import { type AnnotationView, emptyReasonOf, recordView, saidText } from "@glossa/features/annotation";
import { useFormat, useT } from "@glossa/locales";
import { countWithUnsent, type SessionState, shownOf } from "@glossa/session";
import type { LoadedRecord } from "@glossa/session/server";
import { useQuery } from "@tanstack/react-query";
import { metricsQuery } from "../queries/datasets";
import { settingsQuery } from "../queries/server";
import { useAccount } from "../use-account";
import { useSteady } from "../use-steady";
import type { AnnotationData } from "./use-annotation";
import { useSignedOutAnswers } from "./use-signed-out";

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
    form: { questions, ...form, saveState: withMoment(form.saveState) },
    progress: progress && withUnsent(progress, state),
    signedOutAnswers: useSignedOutAnswers(),
    team,
    isSharingEnabled: settings?.argilla.share_your_progress_enabled ?? false,
    emptyReason: emptyReasonOf(queue.status, { progress, isAdminOrOwner }),
    said: state.said && { text: saidText(state.said, questions, t), serial: state.said.serial },
  });
}

type SaveState = ReturnType<typeof shownOf<LoadedRecord>>["form"]["saveState"];

function withMoment(state: SaveState): SaveState {
  if (state.kind !== "conflict") return state;
  return { ...state, savedAt: parseTimestamp(state.savedAt).toISOString() };
}

/** The person's numbers with the answers that wait for the server. */
function withUnsent(
  progress: NonNullable<AnnotationView["progress"]>,
  state: SessionState<LoadedRecord>,
): NonNullable<AnnotationView["progress"]> {
  const { total, ...counts } = progress;
  const count = (status: keyof typeof counts) => countWithUnsent(state, status, counts[status]);
  return {
    total,
    pending: count("pending"),
    draft: count("draft"),
    discarded: count("discarded"),
    submitted: count("submitted"),
  };
}
