import type { ResponseVersion } from "@glossa/contract";
import { clientOf } from "@glossa/contract/client";
import { responseVersionEndpoints } from "@glossa/contract/endpoints";
import { type AnnotationView, teamAnswersOf } from "@glossa/features/annotation";
import { isOnOthers, selectRecord } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import { apiOptions } from "../../api";
import type { AnnotationData } from "../use-annotation";

const { listResponseVersions } = clientOf(responseVersionEndpoints, apiOptions);

/**
 * What others have answered to the record on screen, while the records are filtered by their answers or by agreement: whoever
 * does that resolves disagreements. Otherwise it would influence the user's own answers.
 */
export function useTeamAnswers(
  session: LoadedSession,
  { questions, responseVersions }: AnnotationData,
  userId: string,
): AnnotationView["teamAnswers"] {
  const isAsked = useStore(
    session,
    ({ criteria: { committed } }) =>
      committed.page.many === 1 && (committed.filters?.response ?? []).some(isOnOthers),
  );
  const record = useStore(session, (state) => selectRecord(state).record?.record);
  const { data: versions } = useQuery({
    queryKey: ["team-answers", record?.id],
    queryFn: ({ signal }) => listCurrent(record?.id ?? "", signal),
    enabled: isAsked && responseVersions && record !== undefined,
    meta: { isQuiet: true },
  });
  return useMemo(
    () =>
      isAsked && record && versions
        ? teamAnswersOf(versions, questions, { fields: record.fields, userId })
        : undefined,
    [isAsked, record, versions, questions, userId],
  );
}

/** A limit, because a response can have been changed any number of times. */
const mostPages = 10;

/** The responses as they are now, which are the latest of their users, but can be on any page of the history. */
async function listCurrent(record_id: string, signal: AbortSignal): Promise<ResponseVersion[]> {
  const current: ResponseVersion[] = [];
  let before: string | undefined;
  for (let page = 0; page === 0 || (before !== undefined && page < mostPages); page += 1) {
    const { items, next } = await listResponseVersions({ params: { record_id }, query: { before }, signal });
    current.push(...items.filter((version) => version.ended_at === null));
    before = next ?? undefined;
  }
  return current;
}
