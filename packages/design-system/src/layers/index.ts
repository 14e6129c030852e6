import { useEffect, useState } from "react";

/** The primitives of what opens over a page. */
export type Layers = typeof import("./radix");

let loaded: Layers | undefined;
let loading: Promise<Layers | undefined> | undefined;

/** The primitives of dialogs and menus where they are here already. */
export function loadedLayers(): Layers | undefined {
  return loaded;
}

/**
 * Fetches the primitives of dialogs and menus. Most pages are worked on for a long while before anything opens
 * over them, so they come when that is near. Nothing comes without a network; the next time tries again.
 */
export function loadLayers(): Promise<Layers | undefined> {
  loading ??= import("./radix").then(
    (layers) => {
      loaded = layers;
      return layers;
    },
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}

/** The primitives, fetched as soon as they are wanted; undefined until they are here. */
export function useLayers(isWanted: boolean): Layers | undefined {
  const [layers, setLayers] = useState(loaded);
  useEffect(() => {
    if (!isWanted || layers) return;
    let isGone = false;
    void loadLayers().then((found) => !isGone && setLayers(found));
    return () => {
      isGone = true;
    };
  }, [isWanted, layers]);
  return layers;
}
export { useReturnedFocus } from "./use-returned-focus";
