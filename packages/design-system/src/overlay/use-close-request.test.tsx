import { act, cleanup, render, screen } from "@testing-library/react";
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
/** A watcher ends with the request. */
const goBack = () =>
  act(() => {
    const watcher = Watcher.open.pop();
    if (!watcher) throw new Error("The page is left.");
    watcher.onclose?.();
  });

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
  // It asks first, and stays open.
  goBack();
  expect(closed).toEqual(["popover", "dialog", "dialog"]);
  unmount();
  expect(Watcher.open).toEqual([]);
});

test("a dialog with a secret stays open, and the page is not left either", () => {
  const onClose = vi.fn();
  render(<Dialog isOpen onClose={onClose} closesOnEscape={false} title="Your key" closeLabel="Close" />);
  goBack();
  goBack();
  expect(onClose).not.toHaveBeenCalled();
});
