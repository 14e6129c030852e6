import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { Popover } from "../popover";

/** The watchers of the platform: a request closes the newest. */
class Watcher {
  static open: Watcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    Watcher.open.push(this);
  }
  destroy() {
    Watcher.open = Watcher.open.filter((other) => other !== this);
  }
}
const goBack = () => Watcher.open.at(-1)?.onclose?.();

beforeEach(() => void vi.stubGlobal("CloseWatcher", Watcher));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the back button of a phone closes what was opened last, and leaves nothing behind", () => {
  const closed: string[] = [];
  const tree = (isPopoverOpen: boolean) => (
    <Dialog isOpen onClose={() => closed.push("dialog")} title="Filters" closeLabel="Close">
      <Popover
        trigger={<Button>Country</Button>}
        label="Country"
        isOpen={isPopoverOpen}
        onOpenChange={() => closed.push("popover")}
      >
        Germany
      </Popover>
    </Dialog>
  );
  const { rerender, unmount } = render(tree(false));
  rerender(tree(true));
  expect(screen.getByText("Germany")).toBeDefined();
  goBack();
  rerender(tree(false));
  goBack();
  expect(closed).toEqual(["popover", "dialog"]);
  unmount();
  expect(Watcher.open).toEqual([]);
});
