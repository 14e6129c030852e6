import { useEffect, useState } from "react";
import type { TeamOnRecord } from "./team";
import type { Watched } from "./watch-team";

/** The first record has priority: the team is loaded once it has been on screen for a moment. */
const START_MS = 1500;

export interface WatchedTeam extends Pick<Watched, "recordId" | "subscribe" | "userId"> {
  watch: (watched: Watched) => () => void;
  /** Releases claims that were made before watching began. */
  leave: () => void;
}

/**
 * Returns the activity of colleagues, updated live, while there is a team to watch.
 *
 * @param watched the dataset and the ports; undefined if there is no team
 * @example
 * function Colleagues({ watched }: { watched: Parameters<typeof useWatchedTeam>[0] }) {
 *   const team = useWatchedTeam(watched);
 *   return <p>{team?.onThisRecord.join(", ")}</p>;
 * }
 */
export function useWatchedTeam(watched: WatchedTeam | undefined): TeamOnRecord | undefined {
  const [team, setTeam] = useState<TeamOnRecord>();
  useEffect(() => {
    if (!watched) return;
    const { watch, leave, ...person } = watched;
    let stop = leave;
    const timer = setTimeout(() => {
      stop = watch({ ...person, onTeam: setTeam });
    }, START_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [watched]);
  return watched && team;
}
