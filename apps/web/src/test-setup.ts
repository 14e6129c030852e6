import { makeI18n } from "@glossa/locales";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// jsdom has no media queries: the system theme counts as light.
Object.defineProperty(globalThis, "matchMedia", { value: () => ({ matches: false }), writable: true });

// On a busy machine, parts that load on demand take longer.
configure({ asyncUtilTimeout: 20_000 });

// The stores read the media queries when they are imported.
const { useAuth } = await import("./state/auth");
const { queryClient } = await import("./queries/client");
const { useLanguage } = await import("./state/language");
const { notices } = await import("./state/notices");
const english = await makeI18n("en");

// All files share one page and the modules of the app: what a test leaves there would be found by the next one.
beforeEach(() => useLanguage.setState({ i18n: english }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  notices.closeAll();
  queryClient.clear();
  useAuth.getState().signOut();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});
