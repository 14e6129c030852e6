import type { Dataset, Field, MetadataProperty, Question, VectorSettings } from "@glossa/contract";
import { useLatest } from "@glossa/design-system";
import { useNetwork } from "@glossa/features/shell";
import { openSession } from "@glossa/session";
import { withOfflineCopy } from "@glossa/session/offline";
import { bulkJobsPort, type LoadedRecord, type LoadedSession } from "@glossa/session/server";
import { startTransition, useEffect, useState } from "react";
import { api } from "../api";
import { recordsOf } from "../outbox/session-server";
import { useOutbox } from "../outbox/use-outbox";
import { invalidateCounters } from "../queries/datasets";
import { mayMeanLoss, unlessLost } from "../queries/deleted-dataset";
import { atMostEvery } from "../state/at-most-every";
import { watchBulkOutcomes } from "./bulk/bulk-notices";
import { mayRespondIn } from "./deleted-notice";
import { linkedId, openRecord } from "./linked-record";
import { outdatedNotice } from "./outdated-notice";
import { closeResponseNotices, mayBeOfLost, tellHeld, tellRefused, tellRestored } from "./response-notices";
import { tabStore } from "./tab-store";
import { tellLoadFailed, tellSkippedShown } from "./tell-load-failed";
import { useKnownCriteria } from "./use-known-criteria";
import type { RecordsAhead } from "./use-records-ahead";

/** Milliseconds between two requests for counts: a bulk action has many confirmations. */
const COUNT_MS = 1000;

/** All data of a dataset that its annotation page needs before the first record. */
export interface AnnotationData {
  dataset: Dataset;
  workspace: string;
  fields: readonly Field[];
  questions: readonly Question[];
  properties: readonly MetadataProperty[];
  /** Undefined if they could not be loaded. */
  vectors: readonly VectorSettings[] | undefined;
  /** Whether the user may filter by the responses of others: owners and admins, if the server can. */
  responsesOfOthers: boolean;
  /** Whether the user may filter by who has responded, and by agreement on any question. */
  respondents: boolean;
  /** Whether the user may read how far the responses of the team agree. */
  agreement: boolean;
  /** Whether the server finds records that are similar to several ones. */
  similarToSeveral: boolean;
  /** Whether the server sends records as files. */
  fileExports: boolean;
  /** Whether the server keeps the earlier versions of responses. */
  responseVersions: boolean;
  /** Whether the server runs actions on very many records as jobs. */
  bulkActions: boolean;
}

/** The open session of a dataset, with the prefetched records; undefined while the outbox opens. */
export function useAnnotationSession(
  data: Omit<AnnotationData, "workspace">,
  userId: string,
  ahead: RecordsAhead,
): LoadedSession | undefined {
  const outbox = useOutbox();
  const [session, setSession] = useState<LoadedSession>();
  const known = useKnownCriteria(data);
  const { id } = data.dataset;
  const { questions, bulkActions } = data;
  const currentQuestions = useLatest(() => questions);
  useEffect(() => {
    if (!outbox) return;
    let isClosed = false;
    const opened = openSession<LoadedRecord>({
      questions: currentQuestions(),
      criteria: known(ahead.criteria),
      first: ahead.take(),
      ports: {
        outbox,
        tab: tabStore("bulk", userId, id),
        ...(bulkActions && { bulkJobs: bulkJobsPort(api, id) }),
        ...withOfflineCopy(recordsOf(id, userId), id, outbox),
        onConfirmed: atMostEvery(COUNT_MS, () => invalidateCounters(id)),
        onJobProgress: atMostEvery(COUNT_MS, () => invalidateCounters(id)),
        onRestored: (ids) => tellRestored(opened, ids),
        onRefused: (error) => void unlessLost(id, mayMeanLoss(error), () => tellRefused(error)),
        mayRespond: () => mayRespondIn(id),
        onLoadFailed: (error) => void unlessLost(id, mayMeanLoss(error), () => tellLoadFailed(error)),
        onSkippedShown: tellSkippedShown,
        onOutdated: outdatedNotice((): Promise<void> => opened.showNewSuggestions()),
        onHeld: (entry) =>
          void unlessLost(id, mayBeOfLost(entry, id), () => isClosed || tellHeld(opened, id, entry)),
      },
    });
    const stopWatching = watchBulkOutcomes(opened);
    // The whole page is rendered in short steps, between which the browser stays responsive.
    const show = () => startTransition(() => setSession(opened));
    // A record that the address names is on screen first, not after another one.
    const linked = linkedId(window.location.search);
    const ready = linked === undefined ? Promise.resolve() : openRecord(opened, linked);
    void ready.then(() => isClosed || show());
    return () => {
      isClosed = true;
      stopWatching();
      opened.close();
      closeResponseNotices();
    };
  }, [outbox, id, bulkActions, userId, ahead, known]);
  // They are loaded again from time to time: a title or an option that has changed must not open the first record anew.
  useEffect(() => session?.setQuestions(questions), [session, questions]);
  useNetwork((isOnline) => isOnline && session?.loadMissing());
  return session;
}
