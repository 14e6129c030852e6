import { useEffect, useEffectEvent } from "react";

/** Tells when the browser loses or regains its network. */
export function useNetwork(onChange: (isOnline: boolean) => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const listen = ({ type }: Event) => tell(type === "online");
    for (const type of ["offline", "online"]) window.addEventListener(type, listen);
    return () => {
      for (const type of ["offline", "online"]) window.removeEventListener(type, listen);
    };
  }, []);
}
