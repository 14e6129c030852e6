import { useLatest } from "@glossa/design-system";
import {
  type Criteria,
  type CriteriaNames,
  criteriaFrom,
  currentId,
  isAsking,
  openedById,
  recordParameter,
  settledPosition,
  unreadableIn,
  withCriteria,
} from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { useStore } from "zustand";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { linkedId, tellNotOpened } from "./linked-record";
import { useKnownCriteria } from "./use-known-criteria";

/** The criteria in the address, with the position to start at. */
export function useStart(): Criteria {
  const [params] = useSearchParams();
  const { id = "" } = useParams();
  return criteriaFrom(params, id);
}

/**
 * Keeps the address in step with the screen, so that a reload or a copied link opens the same record. Pages that the
 * user chose are entries in the browser's history as well: going back and forward shows them again.
 */
export function useAddress(session: LoadedSession, names: CriteriaNames): void {
  const known = useKnownCriteria(names);
  const [params, setParams] = useSearchParams();
  const here = params.toString();
  const written = useRef(here);
  const [first] = useState(here);
  useEffect(() => tellUnreadable(first), [first]);
  useEffect(() => {
    if (here === written.current) return;
    written.current = here;
    tellUnreadable(here);
    const { datasetId } = session.getState().criteria.committed;
    const id = linkedId(here);
    void session
      .read(known(criteriaFrom(new URLSearchParams(here), datasetId)), id)
      .catch(tellNotOpened(id ?? ""));
  }, [here, session, known]);

  const { committed, isAutomatic } = useStore(session, (state) => state.criteria);
  const position = useStore(session, settledPosition);
  const shown = useStore(session, ({ queue }) => currentId(queue));
  const opened = useStore(session, openedById);
  // Until the user has decided, the address is the one that they went to.
  const isAsked = useStore(session, isAsking);
  const write = useLatest((next: URLSearchParams) => {
    if (next.toString() === written.current) return;
    written.current = next.toString();
    setParams(next, { replace: isAutomatic, preventScrollReset: true });
  });
  // Together with the record, not later: a user who goes back at once goes back from this page.
  useLayoutEffect(() => {
    if (isAsked || (position === undefined && opened === undefined)) return;
    const before = new URLSearchParams(written.current);
    const next =
      position === undefined
        ? before
        : withCriteria(before, { ...committed, page: { ...committed.page, page: position } });
    if (opened !== undefined) next.set(recordParameter, opened);
    else if (!session.getState().criteria.opening && next.get(recordParameter) !== shown)
      next.delete(recordParameter);
    write(next);
  }, [position, committed, shown, opened, isAsked, session]);
}

function tellUnreadable(query: string): void {
  const names = unreadableIn(new URLSearchParams(query)).join(", ");
  if (names) notices.show({ tone: "warning", text: translate("annotation.notReadable", { names }) });
}
