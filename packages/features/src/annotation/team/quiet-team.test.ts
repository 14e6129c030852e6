import { expect, it } from "vitest";
import { quietTeam } from "./quiet-team";

it("A team without presence is shown with its members, none of them as present", () => {
  const team = quietTeam({ total: 10, completed: 2, pending: 8, users: [{ username: "ana" }] });
  const people = [{ username: "ana", isMe: false, isHere: false }];
  expect(team).toEqual({ total: 10, completed: 2, pending: 8, onThisRecord: [], others: [], people });
});
