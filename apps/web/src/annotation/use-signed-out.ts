import { watchSignedOut } from "@glossa/session/offline";
import { useEffect, useState } from "react";
import { useOutbox } from "../outbox/use-outbox";

/** The number of responses that wait until their user signs in again. */
export function useSignedOutResponses(): number {
  const outbox = useOutbox();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!outbox) return;
    return watchSignedOut(outbox, setCount);
  }, [outbox]);
  return count;
}
