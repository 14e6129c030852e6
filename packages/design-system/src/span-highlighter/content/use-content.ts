import { type ReactNode, type RefCallback, useCallback, useMemo, useState } from "react";
import { type ReadContent, readContent } from "./read-content";

/** The content of a page in which spans are marked, and the text that it shows. */
export interface SpanContent extends ReadContent {
  children: ReactNode;
  element: RefCallback<HTMLElement>;
}

const unread: ReadContent = { text: "", pieces: [] };

/** Reads the text of content when it is on the page, and again whenever it changes. */
export function useContent(children: ReactNode): SpanContent | undefined {
  const [read, setRead] = useState(unread);
  const element = useCallback((root: HTMLElement | null) => {
    if (!root) return undefined;
    const readAgain = () =>
      setRead((before) => {
        const now = readContent(root);
        return isSame(before, now) ? before : now;
      });
    readAgain();
    const observer = new MutationObserver(readAgain);
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return useMemo(
    () => (children === undefined ? undefined : { ...read, children, element }),
    [read, children, element],
  );
}

function isSame(a: ReadContent, b: ReadContent): boolean {
  return (
    a.text === b.text &&
    a.pieces.length === b.pieces.length &&
    a.pieces.every(({ node }, index) => node === b.pieces[index]?.node)
  );
}
