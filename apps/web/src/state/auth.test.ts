import { offlineCopyOwner, reopenOfflineCopies } from "@glossa/session/offline";
import { describe, expect, it } from "vitest";
import { useAuth } from "./auth";

describe("the offline copy of a user", () => {
  it.each([
    ["with a sign-out", () => useAuth.getState().signOut()],
    ["with a sign-in, which may be somebody else's", () => useAuth.getState().signIn("token of ben")],
  ])("is closed %s, until the server confirms that it is the same user", (_, change) => {
    localStorage.setItem("offline.user", "ana");
    expect(offlineCopyOwner()?.userId).toBe("ana");
    change();
    expect(offlineCopyOwner()).toBeUndefined();
    reopenOfflineCopies("ben");
    expect(offlineCopyOwner()).toBeUndefined();
    reopenOfflineCopies("ana");
    expect(offlineCopyOwner()).toEqual({ server: window.location.origin, userId: "ana" });
  });
});
