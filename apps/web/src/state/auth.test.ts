import { offlineCopyOwner, reopenOfflineCopies } from "@glossa/session/offline";
import { describe, expect, it, vi } from "vitest";
import { onOtherUser, renewToken, storedToken, useAuth } from "./auth";

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

/** A token as servers give it; `turn` distinguishes those of one user. */
const tokenOf = (identity: string, turn = 1) => `e30.${btoa(JSON.stringify({ identity, turn }))}.signature`;

/** Another tab stores a token, or something else. */
function inAnotherTab(value: string, key = "auth.token") {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

describe("somebody else who signs in in another tab", () => {
  it("does not lend this tab a token, also after it has signed out", () => {
    useAuth.getState().signIn(tokenOf("ana"));
    expect(storedToken()).toBe(tokenOf("ana"));
    inAnotherTab(tokenOf("ben"));
    expect(storedToken()).toBeNull();
    useAuth.getState().signOut();
    expect(storedToken()).toBeNull();
    useAuth.getState().signOut();
    expect(localStorage.getItem("auth.token")).toBe(tokenOf("ben"));
  });

  it("is reported to this tab, once", () => {
    const act = vi.fn();
    useAuth.getState().signIn(tokenOf("ana"));
    const stop = onOtherUser(act);
    inAnotherTab(tokenOf("ana", 2));
    expect(act).not.toHaveBeenCalled();
    expect(storedToken()).toBe(tokenOf("ana", 2));
    inAnotherTab(tokenOf("ben"));
    inAnotherTab("dark", "theme");
    inAnotherTab(tokenOf("ben", 2));
    expect(act).toHaveBeenCalledOnce();
    stop();
  });

  it("is reported to a page that the user goes back to", () => {
    const act = vi.fn();
    useAuth.getState().signIn(tokenOf("ana"));
    const stop = onOtherUser(act);
    localStorage.setItem("auth.token", tokenOf("ben"));
    window.dispatchEvent(new Event("pageshow"));
    expect(act).toHaveBeenCalledOnce();
    stop();
  });

  it("keeps the token, whatever reply this tab was waiting for", () => {
    useAuth.getState().signIn(tokenOf("ana"));
    renewToken(tokenOf("ana", 2));
    expect(storedToken()).toBe(tokenOf("ana", 2));
    inAnotherTab(tokenOf("ben"));
    renewToken(tokenOf("ana", 3));
    expect(localStorage.getItem("auth.token")).toBe(tokenOf("ben"));
  });
});
