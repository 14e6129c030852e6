import { useLatest } from "@glossa/design-system";
import { useEffect } from "react";

/**
 * Calls back when the browser goes offline or online.
 *
 * @param onChange called at each change, not at the beginning
 * @example
 * function useNetworkLog() {
 *   useNetwork((isOnline) => console.info(isOnline ? "online" : "offline"));
 * }
 */
export function useNetwork(onChange: (isOnline: boolean) => void): void {
  const tell = useLatest(onChange);
  useEffect(() => {
    const listen = ({ type }: Event) => tell(type === "online");
    for (const type of ["offline", "online"]) window.addEventListener(type, listen);
    return () => {
      for (const type of ["offline", "online"]) window.removeEventListener(type, listen);
    };
  }, []);
}
