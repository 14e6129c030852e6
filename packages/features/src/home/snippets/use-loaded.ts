import { useLatest } from "@glossa/design-system";
import { useEffect, useRef, useState } from "react";

interface Loaded<Value> {
  /** Undefined while it is loading, or if that has failed. */
  value: Value | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads a value once, when the component is mounted, and again on request. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ value?: Value; hasFailed: boolean }>({ hasFailed: false });
  const isMounted = useRef(false);
  const start = useLatest(() => {
    const show = (next: typeof state) => {
      if (isMounted.current) setState(next);
    };
    load().then(
      (value) => show({ value, hasFailed: false }),
      () => show({ hasFailed: true }),
    );
  });
  useEffect(() => {
    isMounted.current = true;
    start();
    return () => {
      isMounted.current = false;
    };
  }, []);
  const retry = () => {
    setState({ hasFailed: false });
    start();
  };
  return { value: state.value, hasFailed: state.hasFailed, retry };
}
