import { useT } from "@glossa/locales";
import { useEffect } from "react";

/** Names the page in the browser's tab and history, from where one is to the product. */
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
