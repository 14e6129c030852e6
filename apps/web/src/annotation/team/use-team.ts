import { quietTeam, type TeamView } from "@glossa/features/annotation";
import { useWatchedTeam } from "@glossa/features/team";
import { currentRecordId } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { apiOptions } from "../../api";
import { queryClient } from "../../queries/client";
import { progressQuery } from "../../queries/datasets";
import { currentResponsesQuery } from "../../queries/response-versions";
import { settingsQuery } from "../../queries/server";
import { useReloadAfterOthers } from "./use-reload-after-others";
import { teamOf } from "./watch-team";

/** The presence and progress of the team: from the event stream, or else reloaded after each response of the user. */
export function useTeam(session: LoadedSession, datasetId: string, userId: string): TeamView | undefined {
  const { data: settings } = useQuery(settingsQuery);
  const isTold = settings?.glossa?.events === true;
  const { data: progress } = useQuery({
    ...progressQuery(datasetId),
    enabled: settings !== undefined && !isTold,
  });
  const watched = useMemo(() => {
    const credentials = apiOptions.headers?.() ?? {};
    return {
      userId,
      recordId: () => currentRecordId(session.getState()),
      subscribe: session.subscribe,
      ...teamOf(datasetId, credentials, session.noteChanged),
    };
  }, [session, datasetId, userId]);
  const team = useWatchedTeam(isTold ? watched : undefined);
  const reload = useCallback(
    (recordId: string) => {
      session.reloadRecord(recordId);
      // Whoever has left the record may have answered it.
      void queryClient.invalidateQueries({ queryKey: currentResponsesQuery(recordId).queryKey });
    },
    [session],
  );
  useReloadAfterOthers(watched.recordId, reload, team);
  return isTold ? team : progress && quietTeam(progress);
}
