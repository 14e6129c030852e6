import { type ReactNode, useCallback, useState } from "react";
import { VisuallyHidden } from "../../visually-hidden";

/** A live region that announces every text, also the same one twice in a row. */
export function useLive(): { region: ReactNode; say: (sentence: string) => void } {
  const [said, setSaid] = useState({ sentence: "", serial: 0 });
  const say = useCallback(
    (sentence: string) => setSaid(({ serial }) => ({ sentence, serial: serial + 1 })),
    [],
  );
  // Screen readers ignore an unchanged text, so every second one ends with a space.
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
