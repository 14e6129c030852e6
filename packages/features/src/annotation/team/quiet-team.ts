import type { Progress } from "@glossa/contract";
import type { TeamView } from "../view-model";

/**
 * Returns the view of a team on a server that reports its progress, but not the presence of users.
 *
 * @example
 * quietTeam({ total: 100, completed: 20, pending: 80, users: [{ username: "ana" }] }).people;
 * // [{ username: "ana", isMe: false, isHere: false }]
 */
export function quietTeam({ total, completed, pending, users }: Progress): TeamView {
  const people = users.map(({ username }) => ({ username, isMe: false, isHere: false }));
  return { total, completed, pending, onThisRecord: [], others: [], people };
}
