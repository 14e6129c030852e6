import {
  type AnnotationSession,
  positionOf,
  type QueueStatus,
  queueStatuses,
  type SessionState,
} from "@glossa/session";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import type { LoadedRecord } from "./records-port";

function statusIn(params: URLSearchParams): QueueStatus {
  return queueStatuses.find((status) => status === params.get("status")) ?? "pending";
}

/** Where the address says to begin: a set of records and a position in it, from 1. */
export function useStart(): { status: QueueStatus; position: number } {
  const [params] = useSearchParams();
  const page = Number.parseInt(params.get("page") ?? "", 10);
  return { status: statusIn(params), position: page > 0 ? page : 1 };
}

/**
 * Keeps the address true to what is shown, so that a reload or a copied link opens the same record; going
 * back and forward in the history changes the set of records that is shown.
 */
export function useAddress(
  session: AnnotationSession<LoadedRecord>,
  state: SessionState<LoadedRecord>,
): void {
  const [params, setParams] = useSearchParams();
  const { status } = state.queue;
  const position = positionOf(state.queue);
  const inAddress = statusIn(params);

  // Only a change of the address itself (back, forward) may change the set.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session's own status must not trigger this
  useEffect(() => {
    if (inAddress !== session.getState().queue.status) session.setStatus(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (position === undefined) return;
    setParams(
      (before) => {
        const isNewSet = statusIn(before) !== status;
        const next = new URLSearchParams(before);
        next.set("page", String(position));
        if (isNewSet || before.has("status")) next.set("status", status);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [position, status, setParams]);
}
