import {
  type AnnotationPorts,
  type AnnotationView,
  teamAnswersOf,
  teamResponsesOf,
} from "@glossa/features/annotation";
import { isOnOthers, selectRecord } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useStore } from "zustand";
import { loadOf } from "../../queries/load-of";
import { currentResponsesQuery } from "../../queries/response-versions";
import type { AnnotationData } from "../use-annotation";

/** The answers of others, as a part of the view. */
export type TeamAnswersView = Pick<
  AnnotationView,
  "areTeamAnswersShown" | "teamAnswers" | "teamResponses" | "haveTeamAnswersFailed"
>;

/** The answers of others to the record on screen, and what shows or hides them. */
interface OthersAnswers {
  view: TeamAnswersView;
  onShow: AnnotationPorts["onShowTeamAnswers"];
  onRetry: AnnotationPorts["onRetryTeamAnswers"];
}

/**
 * What others have answered to the record on screen, where the user may see it. It is hidden at first, because it would
 * influence the user's own answers, and shown while the records are filtered by it: whoever does that resolves
 * disagreements. What the user chooses instead holds until the page is left.
 */
export function useTeamAnswers(
  session: LoadedSession,
  { questions, responseVersions, responsesOfOthers }: AnnotationData,
  userId: string,
): OthersAnswers {
  const mayShow = responseVersions && responsesOfOthers;
  const isAlone = useStore(session, ({ criteria: { committed } }) => committed.page.many === 1);
  const isAsked = useStore(session, ({ criteria: { committed } }) =>
    (committed.filters?.response ?? []).some(isOnOthers),
  );
  const [chosen, setChosen] = useState<boolean>();
  const isShown = mayShow && isAlone && (chosen ?? isAsked);
  const record = useStore(session, (state) => selectRecord(state).record?.record);
  const {
    data: versions,
    isError,
    errorUpdateCount,
    refetch,
  } = useQuery({
    ...currentResponsesQuery(record?.id ?? ""),
    enabled: isShown && record !== undefined,
  });
  const view = useMemo(() => {
    if (!mayShow || !isAlone) return {};
    if (!isShown || !record) return { areTeamAnswersShown: isShown };
    // The message stays while they are loaded again: its button has the focus.
    const hasFailed = isError || errorUpdateCount > 0;
    const haveTeamAnswersFailed = loadOf({ data: versions, isError: hasFailed }) === "failed";
    if (!versions) return { areTeamAnswersShown: true, haveTeamAnswersFailed };
    return {
      areTeamAnswersShown: true,
      teamAnswers: teamAnswersOf(versions, questions, { fields: record.fields, userId }),
      teamResponses: teamResponsesOf(versions, userId),
    };
  }, [mayShow, isAlone, isShown, record, versions, isError, errorUpdateCount, questions, userId]);
  const onShow = useMemo(
    // Hidden without such a filter, they are as at first: the next filter shows them.
    () => (mayShow ? (areShown: boolean) => setChosen(areShown || (isAsked ? false : undefined)) : undefined),
    [mayShow, isAsked],
  );
  const onRetry = useCallback(() => void refetch(), [refetch]);
  return { view, onShow, onRetry };
}
