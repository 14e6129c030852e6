import { useMemo } from "react";
import type { TeamView } from "../../view-model";

/** The usernames of the other users by the record that they are on. */
export function useOthersOn(team: TeamView | undefined): ReadonlyMap<string, readonly string[]> {
  const others = team?.others;
  return useMemo(() => {
    const byRecord = new Map<string, string[]>();
    for (const { username, recordId } of others ?? []) {
      if (recordId === undefined) continue;
      byRecord.set(recordId, [...(byRecord.get(recordId) ?? []), username]);
    }
    return byRecord;
  }, [others]);
}
