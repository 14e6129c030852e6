import { beforeEach, describe, expect, it } from "vitest";
import { useAuth } from "../state/auth";
import { rememberOwner, reopenPacks, whoTookAlong } from "./owner";

beforeEach(() => localStorage.clear());

describe("what was taken along", () => {
  it("is closed with the sign-in, and opened again for the same person only", () => {
    rememberOwner("ana");
    expect(whoTookAlong()?.userId).toBe("ana");
    useAuth.getState().signOut();
    expect(whoTookAlong()).toBeUndefined();
    useAuth.getState().signIn("token of ben");
    reopenPacks("ben");
    expect(whoTookAlong()).toBeUndefined();
    useAuth.getState().signIn("token of ana");
    expect(whoTookAlong()).toBeUndefined();
    reopenPacks("ana");
    expect(whoTookAlong()).toEqual({ server: window.location.origin, userId: "ana" });
  });
});
