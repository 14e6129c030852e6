import { useT } from "@glossa/locales";
import { useEffect } from "react";

/**
 * Sets the title of the browser tab, from the current page to the product. At the end, the tab gets the title back that it
 * had before, unless the next page has set its own already.
 */
export function usePageTitle(trail: readonly { label: string }[]): void {
  const name = useT()("app.name");
  const title = [name, ...trail.map(({ label }) => label)].reverse().join(" · ");
  useEffect(() => {
    const before = document.title;
    document.title = title;
    // As the document has it: without repeated spaces.
    const own = document.title;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [title]);
}
