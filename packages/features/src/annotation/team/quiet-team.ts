import type { Progress } from "@glossa/contract";
import type { TeamView } from "../view-model";

/** Returns the view of a team on a server that reports its progress, but not the presence of users. */
export function quietTeam({ total, completed, pending, users }: Progress): TeamView {
  const people = users.map(({ username }) => ({ username, isMe: false, isHere: false }));
  return { total, completed, pending, onThisRecord: [], people };
}
