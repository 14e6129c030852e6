import { parseTimestamp } from "@glossa/contract";
import {
  type AnnotationView,
  announcementText,
  emptyReasonOf,
  recordView,
} from "@glossa/features/annotation";
import { useFormat, useT } from "@glossa/locales";
import {
  countWithPendingWrites,
  type SessionState,
  selectForm,
  selectQueue,
  selectRecord,
  selectRunning,
  selectSaveState,
  selectUnfit,
} from "@glossa/session";
import type { LoadedRecord, LoadedSession } from "@glossa/session/server";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { useAccount } from "../account/use-account";
import { metricsQuery } from "../queries/datasets";
import { settingsQuery } from "../queries/server";
import { useBulk } from "./bulk/use-bulk";
import type { TeamAnswersView } from "./team/use-team-answers";
import type { AnnotationData } from "./use-annotation";
import { useMatchesIn } from "./use-matches-in";
import { useSignedOutResponses } from "./use-signed-out";
import { useIsBySimilarity } from "./use-similarity";

type Progress = NonNullable<AnnotationView["progress"]>;

/** The view of the annotation screen. Its parts keep their identity while they are equal, so only changes render. */
export function useView(
  data: AnnotationData,
  session: LoadedSession,
  others: Pick<AnnotationView, "team" | "filters" | "similarity"> & { answers: TeamAnswersView },
): AnnotationView {
  const { dataset, workspace, fields } = data;
  const { team, answers, filters, similarity } = others;
  const { isAdminOrOwner } = useAccount();
  const { data: settings } = useQuery(settingsQuery);
  const load = useStore(session, (state) => state.load);
  const queue = useStore(session, useShallow(selectQueue<LoadedRecord>));
  const listed = useBulk(session, data);
  const running = useStore(session, selectRunning);
  const record = useRecord(session, data);
  const form = useForm(session, data);
  const progress = useProgress(session, dataset.id);
  const signedOutResponses = useSignedOutResponses();
  const announcement = useAnnouncement(session, data);
  const matchesIn = useMatchesIn(useStore(session, (state) => state.criteria.committed.search));
  const steps = useSteps(session);
  const isSharingEnabled = settings?.argilla.share_your_progress_enabled ?? false;
  const emptyReason = emptyReasonOf(queue.status, { progress, isAdminOrOwner, isFiltered: queue.isFiltered });
  return useMemo(
    () => ({
      dataset: { id: dataset.id, name: dataset.name, workspace, guidelines: dataset.guidelines },
      fields,
      load,
      queue: listed ? { ...queue, range: listed.range } : queue,
      filters,
      similarity,
      matchesIn,
      record,
      bulk: listed?.bulk,
      running,
      form,
      progress,
      signedOutResponses,
      team,
      ...answers,
      isSharingEnabled,
      steps,
      emptyReason,
      announcement,
    }),
    [
      dataset,
      workspace,
      fields,
      load,
      queue,
      filters,
      similarity,
      matchesIn,
      record,
      listed,
      running,
      form,
      progress,
      signedOutResponses,
      team,
      answers,
      isSharingEnabled,
      steps,
      emptyReason,
      announcement,
    ],
  );
}

function useRecord(session: LoadedSession, { properties }: AnnotationData): AnnotationView["record"] {
  const { number: formatNumber } = useFormat();
  const isBySimilarity = useIsBySimilarity(session);
  const { record, status } = useStore(session, useShallow(selectRecord<LoadedRecord>));
  return useMemo(
    () =>
      record &&
      recordView(record.record, {
        status,
        properties,
        formatNumber,
        parseTime: parseTimestamp,
        similarity: isBySimilarity ? (record.score ?? undefined) : undefined,
      }),
    [record, status, properties, formatNumber, isBySimilarity],
  );
}

function useForm(session: LoadedSession, { questions }: AnnotationData): AnnotationView["form"] {
  const form = useStore(session, useShallow(selectForm<LoadedRecord>));
  const badge = useStore(session, useShallow(selectSaveState<LoadedRecord>));
  const unfit = useStore(session, useShallow(selectUnfit<LoadedRecord>));
  return useMemo(() => {
    const saveState =
      badge.kind === "conflict" ? { ...badge, savedAt: parseTimestamp(badge.savedAt).toISOString() } : badge;
    return { questions, ...form, unfit, saveState };
  }, [questions, form, unfit, badge]);
}

/** The user's counts, with the responses that wait for the server. */
function useProgress(session: LoadedSession, datasetId: string): AnnotationView["progress"] {
  const { data: counted } = useQuery(metricsQuery(datasetId));
  useEffect(() => counted && session.noteCounts(counted), [session, counted]);
  return useStore(
    session,
    useShallow((state) => counted && withPendingWrites(counted, state)),
  );
}

function withPendingWrites({ total, ...counts }: Progress, state: SessionState<LoadedRecord>): Progress {
  const count = (status: keyof typeof counts) => countWithPendingWrites(state, status, counts[status]);
  return {
    total,
    pending: count("pending"),
    draft: count("draft"),
    discarded: count("discarded"),
    submitted: count("submitted"),
  };
}

function useSteps(session: LoadedSession): AnnotationView["steps"] {
  return useStore(
    session,
    useShallow(({ history }) => ({
      canUndo: history.done.length > 0,
      canRedo: history.undone.length > 0,
    })),
  );
}

function useAnnouncement(
  session: LoadedSession,
  { questions }: AnnotationData,
): AnnotationView["announcement"] {
  const t = useT();
  const said = useStore(session, (state) => state.announcement);
  return useMemo(
    () => said && { text: announcementText(said, questions, t), serial: said.serial },
    [said, questions, t],
  );
}
