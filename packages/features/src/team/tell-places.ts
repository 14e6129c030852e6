/** Where a person is, and who is told. */
export interface Places {
  /** The record on screen; undefined where there is none. */
  recordId: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Tells the server. */
  tell: (recordId: string | undefined) => void;
  /** Somebody has gone to another record: at once. */
  onMove: () => void;
}

/** Records that are passed in a hurry are not worth a word. */
const REST_MS = 400;
/** Well within the two minutes after which the server takes somebody for gone. */
const RENEW_MS = 45_000;

/** Tells where a person is whenever they rest somewhere else, and now and then that they are still there. */
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
