import { VisuallyHidden } from "@glossa/design-system";
import { useEffect, useState } from "react";

/** A title changes twice while a page follows another, and once more when the name of its dataset has loaded. */
const settledMs = 500;

/**
 * Announces the title of each page, because screen readers do so by themselves only when the browser loads a document.
 *
 * @example
 * <PageAnnouncer />
 */
export function PageAnnouncer() {
  const [title, setTitle] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setTitle(document.title), settledMs);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
