import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds without a key after which a text is told. */
export const typingRest = 100;

/** Keeps what is being typed and tells it once the hands rest, or at once when somebody asks. */
export function useTyping(answer: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string>();

  const tell = useEffectEvent(() => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed !== answer) onChange(typed);
  });

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(tell, typingRest);
    return () => clearTimeout(timer);
  }, [typed]);

  // What was typed in the last tenth of a second before the record changed counts as well.
  useEffect(() => () => tell(), []);

  return {
    text: typed ?? answer,
    type: setTyped,
    flush: () => {
      if (typed === undefined) return;
      setTyped(undefined);
      if (typed !== answer) onChange(typed);
    },
  };
}
