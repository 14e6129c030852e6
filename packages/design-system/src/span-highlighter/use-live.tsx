import { type ReactNode, useCallback, useState } from "react";
import { VisuallyHidden } from "../visually-hidden";

/** A region that is read out whenever something is said, the same twice in a row included. */
export function useLive(): { region: ReactNode; say: (sentence: string) => void } {
  const [said, setSaid] = useState({ sentence: "", serial: 0 });
  const say = useCallback(
    (sentence: string) => setSaid(({ serial }) => ({ sentence, serial: serial + 1 })),
    [],
  );
  // Equal texts are no news to a screen reader: every second one ends with a space that nobody hears.
  const text = said.serial % 2 === 0 ? said.sentence : `${said.sentence}\u00a0`;
  return {
    say,
    region: (
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
    ),
  };
}
