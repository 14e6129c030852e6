import { useLoaded } from "@glossa/design-system";
import type { ComponentType } from "react";
import type { FieldViewProps } from "./definition";

/** A view that comes with the first field of its type: most records are text, and nobody should wait for the rest. */
export function onDemand<Settings, Value>(
  load: () => Promise<{ View: ComponentType<FieldViewProps<Settings, Value>> }>,
): ComponentType<FieldViewProps<Settings, Value>> {
  return function OnDemand(props) {
    const loaded = useLoaded(load);
    return loaded ? <loaded.View {...props} /> : <div style={{ minBlockSize: "4.5rem" }} aria-busy />;
  };
}
