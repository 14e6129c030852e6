import type { TeamView } from "@glossa/features/annotation";
import { type AnnotationSession, currentId } from "@glossa/session";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../api";
import { settingsQuery } from "../queries/server";
import type { LoadedRecord } from "./records-port";

/** The first record comes first; colleagues are looked for once it has been on screen for a moment. */
const START_MS = 1500;

/** What colleagues do in a dataset, as it happens; undefined where the server does not tell. */
export function useTeam(
  session: AnnotationSession<LoadedRecord>,
  datasetId: string,
  userId: string,
): TeamView | undefined {
  const [team, setTeam] = useState<TeamView>();
  const { data: settings } = useQuery(settingsQuery);
  const isTold = settings?.glossa?.events === true;
  useEffect(() => {
    if (!isTold) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const recordId = () => currentId(session.getState().queue);
    const start = async () => {
      const { watchTeam } = await import("../team/watch-team");
      if (isGone) return;
      stop = watchTeam({ datasetId, userId, recordId, subscribe: session.subscribe, onTeam: setTeam });
    };
    // Where it can't be loaded, one works as on a server that tells nothing.
    const timer = setTimeout(() => void start().catch(() => undefined), START_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (stop) stop();
      else void api.deleteMyPresence({ params: { dataset_id: datasetId } }).catch(() => undefined);
    };
  }, [session, datasetId, userId, isTold]);
  return team;
}
