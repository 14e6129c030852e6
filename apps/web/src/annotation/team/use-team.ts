import { quietTeam, type TeamView } from "@glossa/features/annotation";
import { currentId } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { progressQuery } from "../../queries/datasets";
import { settingsQuery } from "../../queries/server";

/** The first record comes first; colleagues are looked for once it has been on screen for a moment. */
const START_MS = 1500;

// Where it can't be loaded, one works as on a server that tells nothing.
const loadTeam = () => import("./watch-team").catch(() => undefined);

/** What colleagues do in a dataset: as it happens, or where the server does not tell, as often as one answers. */
export function useTeam(session: LoadedSession, datasetId: string, userId: string): TeamView | undefined {
  const [shown, setShown] = useState<TeamView>();
  const { data: settings } = useQuery(settingsQuery);
  const isTold = settings?.glossa?.events === true;
  const { data: progress } = useQuery({
    ...progressQuery(datasetId),
    enabled: settings !== undefined && !isTold,
  });
  useEffect(() => {
    if (!isTold) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const team = await loadTeam();
      const recordId = () => currentId(session.getState().queue);
      if (isGone) return;
      stop = team?.watchDataset(datasetId, {
        userId,
        recordId,
        subscribe: session.subscribe,
        onTeam: setShown,
      });
    };
    const timer = setTimeout(() => void start(), START_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (stop) stop();
      // The first records were claimed before anybody was looked for.
      else void loadTeam().then((team) => team?.leaveDataset(datasetId));
    };
  }, [session, datasetId, userId, isTold]);
  return isTold ? shown : progress && quietTeam(progress);
}
