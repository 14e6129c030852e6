import type { DatasetEvent, TeamProgress } from "@glossa/contract";
import { stayConnected } from "./stay-connected";
import { type Team, type TeamOnRecord, teamAfter, teamView } from "./team";
import { type Places, tellPlaces } from "./tell-places";

/** The user who watches the team, and their current record. */
export interface Watched extends Pick<Places, "recordId" | "subscribe"> {
  userId: string;
  onTeam: (team: TeamOnRecord | undefined) => void;
}

/** The connection to a server that reports what happens in a dataset. */
export interface TeamPorts extends Pick<Places, "tell"> {
  /** The events, beginning with a snapshot, until the server ends the stream. */
  open: (signal: AbortSignal) => AsyncIterable<DatasetEvent>;
  /** Reports that the user leaves; `isClosing`: there is no time to wait for a reply. */
  leave: (isClosing: boolean) => void;
  /** Called with the progress of the team whenever it changes. */
  onProgress: (progress: TeamProgress) => void;
  /**
   * Called when suggestions or other parts of records were changed; without ids, it is unknown of which: there are
   * too many, or they were changed before the stream began.
   */
  onChanged?: ((recordIds: readonly string[] | undefined) => void) | undefined;
}

/**
 * Reports the user's record and receives the team's events while the tab is visible; returns a function to leave.
 *
 * @param watched the dataset, and the record on screen
 * @param ports the connection to the server
 * @example
 * declare const watched: Watched;
 * const stop = watchTeam(watched, {
 *   open: (signal) => streamDatasetEvents({ dataset_id: "d1" }, { baseUrl: "" }, signal),
 *   tell: (recordId) => console.info("Now at", recordId),
 *   leave: () => console.info("Left"),
 *   onProgress: ({ completed, total }) => console.info(`${completed} of ${total}`),
 * });
 */
export function watchTeam(watched: Watched, ports: TeamPorts): () => void {
  let stop: (() => void) | undefined;
  const resume = () => {
    // A stream uses one of the few connections per server that browsers allow, so hidden tabs close theirs.
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

/** Reports changed records; what changed before a snapshot is unknown. */
function noteChanges(event: DatasetEvent, { onChanged }: TeamPorts): void {
  if (event.type === "changed") onChanged?.(event.record_ids);
  if (event.type === "snapshot") onChanged?.(undefined);
}

function begin({ userId, recordId, subscribe, onTeam }: Watched, ports: TeamPorts): () => void {
  const ending = new AbortController();
  let team: Team | undefined;
  const show = () => onTeam(team && teamView(team, recordId(), userId));
  const stopTelling = tellPlaces({ recordId, subscribe, tell: ports.tell, onMove: show });
  const onEvent = (event: DatasetEvent) => {
    noteChanges(event, ports);
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
