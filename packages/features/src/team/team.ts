import type { DatasetEvent, Presence, TeamProgress } from "@glossa/contract";

/** The presence and progress of the users of a dataset, as last reported by the server. */
export interface Team {
  /** By the id of the user. */
  present: Readonly<Record<string, Presence>>;
  progress: TeamProgress;
}

/** The view of a team on a page. */
export interface TeamOnRecord {
  total: number;
  completed: number;
  pending: number;
  /** The usernames of the other users on the current record. */
  onThisRecord: readonly string[];
  /** The other users who are present, each with the record that they are on. */
  others: readonly { username: string; recordId: string | undefined }[];
  /** All users who have responded or are present. */
  people: readonly {
    username: string;
    submitted: number;
    draft?: number;
    discarded?: number;
    isMe: boolean;
    isHere: boolean;
  }[];
}

/** Returns the team after an event; undefined before the first snapshot. */
export function teamAfter(team: Team | undefined, event: DatasetEvent): Team | undefined {
  if (event.type === "snapshot") {
    const { present, progress } = event;
    return { present: Object.fromEntries(present.map((each) => [each.user_id, each])), progress };
  }
  if (!team) return team;
  switch (event.type) {
    case "moved": {
      const { type: _type, ...place } = event;
      return { ...team, present: { ...team.present, [place.user_id]: place } };
    }
    case "left": {
      const { [event.user_id]: _gone, ...present } = team.present;
      return { ...team, present };
    }
    case "progress":
      return { ...team, progress: event.progress };
    case "changed":
      return team;
  }
}

/** Returns all users who have responded or are present, and the other users on the current record. */
export function teamView(
  { present, progress }: Team,
  recordId: string | undefined,
  userId: string,
): TeamOnRecord {
  const others = Object.values(present).filter(({ user_id }) => user_id !== userId);
  const isNew = ({ user_id }: Presence) => progress.users.every((user) => user.user_id !== user_id);
  const people = [
    ...progress.users,
    ...Object.values(present)
      .filter(isNew)
      .map(({ user_id, username }) => ({ user_id, username, submitted: 0 })),
  ];
  return {
    total: progress.total,
    completed: progress.completed,
    pending: progress.pending,
    onThisRecord: others.filter(({ record_id }) => record_id === recordId).map(({ username }) => username),
    others: others.map(({ username, record_id }) => ({ username, recordId: record_id ?? undefined })),
    people: people.map(({ user_id, ...counts }) => ({
      ...counts,
      isMe: user_id === userId,
      isHere: user_id in present,
    })),
  };
}

/**
 * Returns the counts of one user from the team's progress.
 *
 * @param userId whose counts they are
 * @example
 * const users = [{ user_id: "u1", username: "ana", submitted: 30, discarded: 5, draft: 1 }];
 * countsOf({ total: 100, completed: 20, pending: 80, users }, "u1");
 * // { total: 100, submitted: 30, discarded: 5, draft: 1, pending: 64 }
 */
export function countsOf({ total, users }: TeamProgress, userId: string) {
  const { submitted = 0, discarded = 0, draft = 0 } = users.find(({ user_id }) => user_id === userId) ?? {};
  return { total, submitted, discarded, draft, pending: total - submitted - discarded - draft };
}
