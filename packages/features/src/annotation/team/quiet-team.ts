import type { Progress } from "@glossa/contract";
import type { TeamView } from "../view-model";

/** What is shown of a team on a server that tells how far it is, and not who is where. */
export function quietTeam({ total, completed, pending, users }: Progress): TeamView {
  const people = users.map(({ username }) => ({ username, isMe: false, isHere: false }));
  return { total, completed, pending, onThisRecord: [], people };
}
