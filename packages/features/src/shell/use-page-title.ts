import { useT } from "@glossa/locales";
import { useEffect } from "react";

/** Sets the title of the browser tab, from the current page to the product. */
export function usePageTitle(trail: readonly { label: string }[]): void {
  const name = useT()("app.name");
  const title = [name, ...trail.map(({ label }) => label)].reverse().join(" · ");
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = name;
    };
  }, [title, name]);
}
