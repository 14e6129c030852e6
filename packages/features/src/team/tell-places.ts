/** The current record of the user, and the functions that report it. */
export interface Places {
  /** The record on screen; undefined if there is none. */
  recordId: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Reports the record to the server. */
  tell: (recordId: string | undefined) => void;
  /** Called immediately when the user has moved to another record. */
  onMove: () => void;
}

/** Records that the user only passes are not reported. */
const REST_MS = 400;
/** Well within the two minutes after which the server considers a user gone. */
const RENEW_MS = 45_000;

/** Reports the current record once the user stays on another one, and at intervals that the user is still present. */
export function tellPlaces({ recordId, subscribe, tell, onMove }: Places): () => void {
  let at = recordId();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const tellNow = () => tell(recordId());
  const onChange = () => {
    if (recordId() === at) return;
    at = recordId();
    onMove();
    clearTimeout(rest);
    rest = setTimeout(tellNow, REST_MS);
  };
  tellNow();
  const stop = subscribe(onChange);
  const renewal = setInterval(tellNow, RENEW_MS);
  return () => {
    stop();
    clearTimeout(rest);
    clearInterval(renewal);
  };
}
