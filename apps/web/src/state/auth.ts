import { closePacks } from "@glossa/session/offline";
import { create } from "zustand";

const TOKEN_KEY = "auth.token";
const REDIRECT_KEY = "redirectTo";

/** The token in local storage; other tabs share it, cookies are not used. */
export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

interface AuthState {
  /** Changes with each sign-in and sign-out, so that pages notice. */
  isSignedIn: boolean;
  signIn: (token: string) => void;
  signOut: () => void;
}

/** Whether somebody is signed in on this browser. */
export const useAuth = create<AuthState>((set) => ({
  isSignedIn: storedToken() !== null,
  signIn(token) {
    closePacks();
    localStorage.setItem(TOKEN_KEY, token);
    set({ isSignedIn: true });
  },
  signOut() {
    localStorage.removeItem(TOKEN_KEY);
    closePacks();
    set({ isSignedIn: false });
  },
}));

/** Remembers where somebody wanted to go, until they are signed in; the home page needs no remembering. */
export function rememberTarget(path: string): void {
  if (path !== "/") sessionStorage.setItem(REDIRECT_KEY, path);
}

/** Where somebody wanted to go, once; home where nowhere else. */
export function takeTarget(): string {
  const path = sessionStorage.getItem(REDIRECT_KEY) ?? "/";
  sessionStorage.removeItem(REDIRECT_KEY);
  return path;
}
