import { type ComponentType, useEffect, useState } from "react";

/**
 * A component that is loaded when it is first wanted: what few people open should not delay everybody's first
 * record. Where it can't be loaded nothing is shown, and the next time it is wanted it is tried again.
 */
export function useOnDemand<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<{ found: ComponentType<Props> }>();
  useEffect(() => {
    if (!isWanted || component) return;
    load().then(
      (found) => setComponent({ found }),
      () => undefined,
    );
  }, [isWanted, component, load]);
  return component?.found;
}
