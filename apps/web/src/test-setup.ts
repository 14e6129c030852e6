import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// jsdom has no media: the system is taken to be light.
Object.defineProperty(globalThis, "matchMedia", { value: () => ({ matches: false }), writable: true });

afterEach(cleanup);
