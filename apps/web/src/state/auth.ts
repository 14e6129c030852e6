import { closeOfflineCopies } from "@glossa/session/offline";
import { create } from "zustand";
import { userOfToken } from "./user-of-token";

const TOKEN_KEY = "auth.token";
const tokenOfBrowser = () => localStorage.getItem(TOKEN_KEY);

/** The user whose data this tab shows, and in whose name it sends; undefined while nobody is signed in here. */
let userHere = userOfToken(tokenOfBrowser());

/**
 * The token of this tab's user in local storage, which other tabs share; cookies are not used. Null if this tab has signed
 * out, or somebody else has signed in in another tab: what this tab shows and sends must not get their name.
 */
export function storedToken(): string | null {
  const token = tokenOfBrowser();
  return userOfToken(token) === userHere ? token : null;
}

/** Replaces the token of the same user, unless somebody else has signed in meanwhile. */
export function renewToken(token: string): void {
  if (storedToken() === null) return;
  userHere = userOfToken(token);
  localStorage.setItem(TOKEN_KEY, token);
}

/**
 * Calls a function, once for each of them, when somebody else than the user of this tab signs in in another tab. Returns a
 * function that stops it.
 */
export function onOtherUser(act: () => void): () => void {
  let known: string | undefined;
  const look = () => {
    const user = userOfToken(tokenOfBrowser());
    if (user === undefined || userHere === undefined || user === userHere || user === known) return;
    known = user;
    act();
  };
  // Without a key, everything was removed.
  const onStorage = ({ key }: StorageEvent) => (key === TOKEN_KEY || key === null) && look();
  window.addEventListener("storage", onStorage);
  // The browser keeps pages that the user may go back to; meanwhile they receive no events.
  window.addEventListener("pageshow", look);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", look);
  };
}

/** The browser refuses to store data of this site, so nobody can sign in. */
export class NotStored extends Error {}

function storeToken(token: string) {
  try {
    localStorage.setItem(TOKEN_KEY, token);
  } catch (cause) {
    throw new NotStored("The browser did not store the token.", { cause });
  }
}

/** Whether the browser stores data of this site. */
export function canStore(): boolean {
  const key = "glossa.probe";
  try {
    localStorage.setItem(key, "x".repeat(500));
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

interface AuthState {
  /** Changes with each sign-in and sign-out, so that pages render again. */
  isSignedIn: boolean;
  /** @throws NotStored */
  signIn: (token: string) => void;
  signOut: () => void;
}

/** Whether a user is signed in on this browser. */
export const useAuth = create<AuthState>((set) => ({
  isSignedIn: storedToken() !== null,
  signIn(token) {
    storeToken(token);
    closeOfflineCopies();
    userHere = userOfToken(token);
    set({ isSignedIn: true });
  },
  signOut() {
    // Somebody else who has signed in in another tab stays signed in.
    if (tokenOfBrowser() === null || storedToken() !== null) {
      localStorage.removeItem(TOKEN_KEY);
      closeOfflineCopies();
    }
    userHere = undefined;
    set({ isSignedIn: false });
  },
}));
