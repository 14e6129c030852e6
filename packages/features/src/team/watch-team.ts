import type { DatasetEvent, TeamProgress } from "@glossa/contract";
import { stayConnected } from "./stay-connected";
import { type Team, type TeamOnRecord, teamAfter, teamView } from "./team";
import { type Places, tellPlaces } from "./tell-places";

/** Who watches their team, and from where. */
export interface Watched extends Pick<Places, "recordId" | "subscribe"> {
  userId: string;
  onTeam: (team: TeamOnRecord | undefined) => void;
}

/** The way to a server that tells what happens in a dataset. */
export interface TeamPorts extends Pick<Places, "tell"> {
  /** What happens, from a snapshot on, until the server ends it. */
  open: (signal: AbortSignal) => AsyncIterable<DatasetEvent>;
  /** Says goodbye; `isClosing`: there is no time to wait for a reply. */
  leave: (isClosing: boolean) => void;
  /** Told how far everyone is whenever that changes. */
  onProgress: (progress: TeamProgress) => void;
}

/** Tells the server where this person is and listens for all others, while the tab is looked at; answers how to leave. */
export function watchTeam(watched: Watched, ports: TeamPorts): () => void {
  let stop: (() => void) | undefined;
  const resume = () => {
    // A stream takes one of the few connections that a browser has per server: hidden tabs leave theirs.
    if (document.hidden) {
      stop?.();
      stop = undefined;
    } else stop ??= begin(watched, ports);
  };
  const leave = (isClosing: boolean) => {
    stop?.();
    stop = undefined;
    ports.leave(isClosing);
  };
  const onHide = () => leave(true);
  document.addEventListener("visibilitychange", resume);
  window.addEventListener("pagehide", onHide);
  window.addEventListener("pageshow", resume);
  resume();
  return () => {
    document.removeEventListener("visibilitychange", resume);
    window.removeEventListener("pagehide", onHide);
    window.removeEventListener("pageshow", resume);
    leave(false);
  };
}

function begin({ userId, recordId, subscribe, onTeam }: Watched, ports: TeamPorts): () => void {
  const ending = new AbortController();
  let team: Team | undefined;
  const show = () => onTeam(team && teamView(team, recordId(), userId));
  const stopTelling = tellPlaces({ recordId, subscribe, tell: ports.tell, onMove: show });
  const onEvent = (event: DatasetEvent) => {
    const before = team?.progress;
    team = teamAfter(team, event);
    if (team && team.progress !== before) ports.onProgress(team.progress);
    show();
  };
  void stayConnected(ports.open, onEvent, ending.signal).then(() => onTeam(undefined));
  return () => {
    ending.abort();
    stopTelling();
  };
}
