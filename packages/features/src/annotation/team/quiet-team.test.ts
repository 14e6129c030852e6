import { expect, it } from "vitest";
import { quietTeam } from "./quiet-team";

it("A team of which only the numbers are known is shown with who takes part, and nobody as here", () => {
  const team = quietTeam({ total: 10, completed: 2, pending: 8, users: [{ username: "ana" }] });
  const people = [{ username: "ana", isMe: false, isHere: false }];
  expect(team).toEqual({ total: 10, completed: 2, pending: 8, onThisRecord: [], people });
});
