import { useEffect, useState } from "react";
import type { TeamOnRecord } from "./team";
import type { Watched } from "./watch-team";

/** The first record comes first; colleagues are looked for once it has been on screen for a moment. */
const START_MS = 1500;

interface TeamWatch {
  watch: (watched: Watched) => () => void;
  /** Gives back what was claimed before anybody was looked for. */
  leave: () => void;
}

interface WatchedTeam extends Pick<Watched, "recordId" | "subscribe" | "userId"> {
  /** Fetches what watches; nothing where it can't be had: then one works as on a server that tells nothing. */
  load: () => Promise<TeamWatch | undefined>;
}

/** What colleagues do, as it happens, for as long as somebody is to be watched. */
export function useWatchedTeam(watched: WatchedTeam | undefined): TeamOnRecord | undefined {
  const [team, setTeam] = useState<TeamOnRecord>();
  useEffect(() => {
    if (!watched) return;
    const { load, ...person } = watched;
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const found = await load();
      if (!isGone) stop = found?.watch({ ...person, onTeam: setTeam });
    };
    const timer = setTimeout(() => void start(), START_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (stop) stop();
      else void load().then((found) => found?.leave());
    };
  }, [watched]);
  return watched && team;
}
