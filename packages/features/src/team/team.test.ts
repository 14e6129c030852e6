import { describe, expect, it } from "vitest";
import { countsOf, type Team, teamAfter, teamView } from "./team";

const ana = { user_id: "a", username: "ana", record_id: "r1" };
const ben = { user_id: "b", username: "ben", record_id: "r1" };
const counts = { submitted: 3, discarded: 1, draft: 0 };
const progress = {
  total: 10,
  completed: 2,
  pending: 8,
  users: [{ user_id: "a", username: "ana", ...counts }],
};
const team = teamAfter(undefined, { type: "snapshot", present: [ana], progress }) as Team;

describe("a team", () => {
  it("equals the last snapshot, whatever came before", () => {
    const other = teamAfter(team, { type: "snapshot", present: [ben], progress });
    expect(Object.keys(other?.present ?? {})).toEqual(["b"]);
  });

  it("is unknown before the first one", () => {
    expect(teamAfter(undefined, { type: "left", user_id: "a" })).toBeUndefined();
  });

  it("updates when users arrive, move and leave", () => {
    const both = teamAfter(team, { type: "moved", ...ben }) as Team;
    expect(both.present).toEqual({ a: ana, b: ben });
    const moved = teamAfter(both, { type: "moved", ...ben, record_id: null }) as Team;
    expect(moved.present.b?.record_id).toBeNull();
    expect(teamAfter(moved, { type: "left", user_id: "b" })?.present).toEqual({ a: ana });
  });

  it("updates its progress", () => {
    const next = teamAfter(team, { type: "progress", progress: { ...progress, completed: 5 } });
    expect(next?.progress.completed).toBe(5);
    expect(next?.present).toBe(team.present);
  });
});

describe("the view of a team", () => {
  const both = teamAfter(team, { type: "moved", ...ben }) as Team;

  it("lists the other users on the current record, never the user", () => {
    expect(teamView(both, "r1", "a").onThisRecord).toEqual(["ben"]);
    expect(teamView(both, "r2", "a").onThisRecord).toEqual([]);
    expect(teamView(both, undefined, "c").onThisRecord).toEqual([]);
    expect(teamView(both, "r2", "a").others).toEqual([{ username: "ben", recordId: "r1" }]);
  });

  it("lists the user before their first response as well", () => {
    const { people } = teamView(both, "r1", "b");
    expect(people.at(-1)).toEqual({ username: "ben", submitted: 0, isMe: true, isHere: true });
  });

  it("lists all users who have responded or are present", () => {
    const gone = teamAfter(both, { type: "left", user_id: "a" }) as Team;
    expect(teamView(gone, "r1", "a").people).toEqual([
      { username: "ana", ...counts, isMe: true, isHere: false },
      { username: "ben", submitted: 0, isMe: false, isHere: true },
    ]);
  });
});

describe("the counts of a user", () => {
  it.each([
    ["who has answered", "a", { total: 10, ...counts, pending: 6 }],
    ["who has not", "b", { total: 10, submitted: 0, discarded: 0, draft: 0, pending: 10 }],
  ])("is taken from the progress of the team, for %s", (_, userId, expected) => {
    expect(countsOf(progress, userId)).toEqual(expected);
  });
});
