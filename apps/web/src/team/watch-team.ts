import type { DatasetEvent } from "@glossa/contract";
import { type ClientOf, clientOf } from "@glossa/contract/client";
import { claimEndpoints } from "@glossa/contract/endpoints";
import { streamDatasetEvents } from "@glossa/contract/events";
import type { TeamView } from "@glossa/features/annotation";
import { stayConnected, type Team, teamAfter, teamView, tellPlaces } from "@glossa/features/team";
import { api, apiOptions } from "../api";
import { noteProgress } from "./note-progress";

/** What is watched, and where this person is in it. */
export interface Watched {
  datasetId: string;
  userId: string;
  /** The record on screen; undefined where there is none. */
  recordId: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
  onTeam: (team: TeamView | undefined) => void;
}

/** Tells the server where this person is and listens for all others, while the tab is looked at; answers how to leave. */
export function watchTeam(watched: Watched): () => void {
  const { datasetId } = watched;
  // Who signs out has no token any more by the time the page goes, and should still be seen to leave.
  const credentials = apiOptions.headers?.() ?? {};
  const parting = clientOf(claimEndpoints, { ...apiOptions, headers: () => credentials });
  let stop: (() => void) | undefined;
  const resume = () => {
    // A stream takes one of the few connections that a browser has per server: hidden tabs leave theirs.
    if (document.hidden) {
      stop?.();
      stop = undefined;
    } else stop ??= begin(watched);
  };
  const leave = (keepalive: boolean) => {
    stop?.();
    stop = undefined;
    leaveTeam(datasetId, { keepalive, client: parting });
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

interface Leaving {
  client?: ClientOf<typeof claimEndpoints>;
  keepalive?: boolean;
}

/** Says goodbye, which gives back what was claimed; unheard, the claims lapse by themselves. */
export function leaveTeam(datasetId: string, { client = api, keepalive = false }: Leaving = {}): void {
  void client.deleteMyPresence({ params: { dataset_id: datasetId }, keepalive }).catch(() => undefined);
}

function begin(watched: Watched): () => void {
  const { datasetId, userId, recordId, subscribe, onTeam } = watched;
  const ending = new AbortController();
  let team: Team | undefined;
  const show = () => onTeam(team && teamView(team, recordId(), userId));
  const tell = (id: string | undefined) => {
    const call = { params: { dataset_id: datasetId }, body: { record_id: id ?? null } };
    // What nobody heard is told again with the next renewal.
    void api.updateMyPresence(call).catch(() => undefined);
  };
  const stopTelling = tellPlaces({ recordId, subscribe, tell, onMove: show });
  const onEvent = (event: DatasetEvent) => {
    const before = team?.progress;
    team = teamAfter(team, event);
    if (team && team.progress !== before) noteProgress(datasetId, userId, team.progress);
    show();
  };
  const open = (signal: AbortSignal) => streamDatasetEvents({ dataset_id: datasetId }, apiOptions, signal);
  void stayConnected(open, onEvent, ending.signal).then(() => onTeam(undefined));
  return () => {
    ending.abort();
    stopTelling();
  };
}
