// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { PageAnnouncer } from "./PageAnnouncer";

it("announces the last title of a page that follows another, and none while the page stays", async () => {
  document.title = "Home · Glossa";
  const { container, unmount } = render(<PageAnnouncer />);
  const live = () => container.querySelector('[aria-live="polite"]')?.textContent;
  expect(live()).toBe("");
  document.title = "Glossa";
  document.title = "Tickets · Glossa";
  await expect.poll(live).toBe("Tickets · Glossa");
  unmount();
});
