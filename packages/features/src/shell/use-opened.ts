import { useEffect, useState } from "react";

/**
 * What is opened for as long as a part of the page is there, and closed with it; undefined while it opens. Another
 * way to open is another thing: what was open is closed first.
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
