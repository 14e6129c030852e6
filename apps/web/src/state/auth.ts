import { closeOfflineCopies } from "@glossa/session/offline";
import { create } from "zustand";
import { userOfToken } from "./user-of-token";

const TOKEN_KEY = "auth.token";

/** The user whose data this tab shows, and in whose name it sends; undefined until somebody is signed in. */
let userHere = userOfToken(localStorage.getItem(TOKEN_KEY));

/**
 * The token of this tab's user in local storage, which other tabs share; cookies are not used. Null if somebody else has
 * signed in in another tab: what this tab shows and sends must not get their name.
 */
export function storedToken(): string | null {
  const token = localStorage.getItem(TOKEN_KEY);
  return isOfSomebodyElse(token) ? null : token;
}

function isOfSomebodyElse(token: string | null): boolean {
  return token !== null && userHere !== undefined && userOfToken(token) !== userHere;
}

/** Replaces the token of the same user. */
export function renewToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
}

/** Calls a function when somebody else than the user of this tab signs in in another tab. */
export function onOtherUser(act: () => void): void {
  const look = () => isOfSomebodyElse(localStorage.getItem(TOKEN_KEY)) && act();
  window.addEventListener("storage", look);
  // The browser keeps pages that the user may go back to; meanwhile they receive no events.
  window.addEventListener("pageshow", look);
}

interface AuthState {
  /** Changes with each sign-in and sign-out, so that pages render again. */
  isSignedIn: boolean;
  signIn: (token: string) => void;
  signOut: () => void;
}

/** Whether a user is signed in on this browser. */
export const useAuth = create<AuthState>((set) => ({
  isSignedIn: storedToken() !== null,
  signIn(token) {
    closeOfflineCopies();
    userHere = userOfToken(token);
    localStorage.setItem(TOKEN_KEY, token);
    set({ isSignedIn: true });
  },
  signOut() {
    // Somebody else who has signed in in another tab stays signed in.
    if (!isOfSomebodyElse(localStorage.getItem(TOKEN_KEY))) {
      localStorage.removeItem(TOKEN_KEY);
      closeOfflineCopies();
    }
    userHere = undefined;
    set({ isSignedIn: false });
  },
}));
