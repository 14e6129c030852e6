import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// On a busy machine, parts that load on demand take longer.
configure({ asyncUtilTimeout: 20_000 });

// All files share one page: what a test leaves there would be found by the next one.
afterEach(() => {
  // A test of what a server renders has no page.
  if (typeof document === "undefined") return;
  cleanup();
  document.body.replaceChildren();
});
