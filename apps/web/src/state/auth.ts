import { closeOfflineCopies } from "@glossa/session/offline";
import { create } from "zustand";

const TOKEN_KEY = "auth.token";

/** The token in local storage, which other tabs share; cookies are not used. */
export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

/** Replaces the token of the same user. */
export function renewToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
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
    localStorage.setItem(TOKEN_KEY, token);
    set({ isSignedIn: true });
  },
  signOut() {
    localStorage.removeItem(TOKEN_KEY);
    closeOfflineCopies();
    set({ isSignedIn: false });
  },
}));
