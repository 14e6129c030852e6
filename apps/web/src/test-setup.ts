import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// jsdom has no media: the system is taken to be light.
Object.defineProperty(globalThis, "matchMedia", { value: () => ({ matches: false }), writable: true });

const { queryClient } = await import("./queries/client");
const { useAuth } = await import("./state/auth");
const { useLanguage } = await import("./state/language");
const { notices } = await import("./state/notices");

// The files share one world, since to import the app anew for each costs more than its tests. What the app keeps
// itself each file finds as it is at the start.
useAuth.setState(useAuth.getInitialState());
useLanguage.setState(useLanguage.getInitialState());
queryClient.clear();
localStorage.clear();
sessionStorage.clear();
for (const { id } of notices.getSnapshot()) notices.close(id);

afterEach(cleanup);
