import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/**
 * A component that nobody needs before the first record has been looked at. Without a server it is asked for again:
 * a page that people work on does not fail for a button.
 */
export function lazyAfter<Props>(
  restMs: number,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, restMs));
      const found = await load().catch(() => undefined);
      if (found) return { default: found };
    }
  });
}
