import { useEffect, useState } from "react";

/**
 * Opens a resource while a component is mounted and closes it at the end; undefined while it opens. If `open` changes,
 * the current resource is closed before the next one is opened.
 *
 * @param open opens the resource; undefined closes it
 * @example
 * const openChannel = async () => new BroadcastChannel("tickets");
 * function useTicketChannel() {
 *   return useOpened(openChannel);
 * }
 */
export function useOpened<Thing extends { close: () => void }>(
  open: (() => Promise<Thing | undefined>) | undefined,
): Thing | undefined {
  const [opened, setOpened] = useState<Thing>();
  useEffect(() => {
    if (!open) return;
    let thing: Thing | undefined;
    let isGone = false;
    void open().then((found) => {
      if (isGone) return found?.close();
      thing = found;
      setOpened(found);
    });
    return () => {
      isGone = true;
      thing?.close();
      setOpened(undefined);
    };
  }, [open]);
  return opened;
}
