import { offlineCopyOwner, reopenOfflineCopies } from "@glossa/session/offline";
import { describe, expect, it, vi } from "vitest";
import { onOtherUser, storedToken, useAuth } from "./auth";

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

describe("somebody else who signs in in another tab", () => {
  const inAnotherTab = (token: string) => {
    localStorage.setItem("auth.token", token);
    window.dispatchEvent(new StorageEvent("storage", { key: "auth.token" }));
  };

  it("does not lend this tab a token", () => {
    useAuth.getState().signIn("token of ana");
    expect(storedToken()).toBe("token of ana");
    inAnotherTab("token of ben");
    expect(storedToken()).toBeNull();
  });

  it("is reported to this tab", () => {
    const act = vi.fn();
    useAuth.getState().signIn("token of ana");
    onOtherUser(act);
    inAnotherTab("token of ana");
    expect(act).not.toHaveBeenCalled();
    inAnotherTab("token of ben");
    expect(act).toHaveBeenCalledOnce();
  });

  it("stays signed in when this tab signs out", () => {
    useAuth.getState().signIn("token of ana");
    inAnotherTab("token of ben");
    useAuth.getState().signOut();
    expect(localStorage.getItem("auth.token")).toBe("token of ben");
  });
});
