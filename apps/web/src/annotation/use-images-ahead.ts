import type { Field } from "@glossa/contract";
import { loadImagesAhead } from "@glossa/field-types";
import type { SessionState } from "@glossa/session";
import type { LoadedRecord, LoadedSession } from "@glossa/session/server";
import { useEffect } from "react";
import { useStore } from "zustand";

/** Loads the images of the next record while the user answers the one on screen. */
export function useImagesAhead(session: LoadedSession, fields: readonly Field[]): void {
  const next = useStore(session, nextRecord);
  useEffect(() => {
    if (!next) return;
    const images = loadImagesAhead(fields, next.fields);
    // Referred to until the record is on screen.
    return () => void images.splice(0);
  }, [next, fields]);
}

/** The record after the one on screen, if it is loaded; a list shows its records all at once. */
function nextRecord({ queue, records }: SessionState<LoadedRecord>): LoadedRecord["record"] | undefined {
  const next = queue.many === 1 ? queue.slots[queue.index + 1] : undefined;
  return next && records[next.id]?.record;
}
