import type { TeamView } from "@glossa/features/annotation";
import { type AnnotationSession, currentId } from "@glossa/session";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { settingsQuery } from "../queries/server";
import type { LoadedRecord } from "./records-port";

/** The first record comes first; colleagues are looked for once it has been on screen for a moment. */
const START_MS = 1500;

// Where it can't be loaded, one works as on a server that tells nothing.
const loadTeam = () => import("../team/watch-team").catch(() => undefined);

/** What colleagues do in a dataset, as it happens; undefined where the server does not tell. */
export function useTeam(
  session: AnnotationSession<LoadedRecord>,
  datasetId: string,
  userId: string,
): TeamView | undefined {
  const [shown, setShown] = useState<TeamView>();
  const { data: settings } = useQuery(settingsQuery);
  const isTold = settings?.glossa?.events === true;
  useEffect(() => {
    if (!isTold) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const team = await loadTeam();
      const recordId = () => currentId(session.getState().queue);
      if (isGone) return;
      stop = team?.watchTeam({ datasetId, userId, recordId, subscribe: session.subscribe, onTeam: setShown });
    };
    const timer = setTimeout(() => void start(), START_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (stop) stop();
      // The first records were claimed before anybody was looked for.
      else void loadTeam().then((team) => team?.leaveTeam(datasetId));
    };
  }, [session, datasetId, userId, isTold]);
  return shown;
}
