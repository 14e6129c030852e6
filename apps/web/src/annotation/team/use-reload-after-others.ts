import type { TeamView } from "@glossa/features/annotation";
import { useEffect, useRef } from "react";

/** The news that a user has left a record may come before the server has stored the response to it. */
const storedAfter = 2000;

/**
 * Loads the record on screen again after another user has left it: it may be completed now, and need no further
 * response.
 *
 * @param here returns the id of the record on screen
 * @param reload loads a record again
 * @param team the other users on that record; undefined if that is unknown
 */
export function useReloadAfterOthers(
  here: () => string | undefined,
  reload: (recordId: string) => unknown,
  team: Pick<TeamView, "onThisRecord"> | undefined,
): void {
  const seen = useRef<{ recordId: string | undefined; usernames: readonly string[] }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const recordId = here();
    const usernames = team?.onThisRecord ?? [];
    const before = seen.current;
    seen.current = { recordId, usernames };
    if (recordId === undefined || before?.recordId !== recordId) return;
    if (before.usernames.every((username) => usernames.includes(username))) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (here() === recordId) reload(recordId);
    }, storedAfter);
  }, [here, reload, team]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
