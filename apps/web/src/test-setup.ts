import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// jsdom has no media queries: the system theme counts as light.
Object.defineProperty(globalThis, "matchMedia", { value: () => ({ matches: false }), writable: true });

afterEach(cleanup);
