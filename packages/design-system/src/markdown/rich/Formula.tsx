import { useLayoutEffect, useRef, useState } from "react";
import { useLoaded } from "../../on-demand";
import * as styles from "./rich.css";

interface FormulaProps {
  /** The TeX source. */
  tex: string;
  /** Display mode: on its own line. */
  isBlock: boolean;
  notice: string;
}

const loadTypesetter = () => import("./typeset");

/** Renders a formula; if that fails, shows its source with a note. */
export function Formula({ tex, isBlock, notice }: FormulaProps) {
  const typesetter = useLoaded(loadTypesetter);
  const place = useRef<HTMLSpanElement>(null);
  const [bad, setBad] = useState<string>();
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!typesetter || !element) return undefined;
    if (!typesetter.typeset(tex, element, isBlock)) setBad(tex);
    // All formulas of a text are measured together: measuring after each one would cause a layout each time.
    const frame = requestAnimationFrame(() => setIsWide(isWiderThanItsText(element)));
    return () => cancelAnimationFrame(frame);
  }, [typesetter, tex, isBlock]);
  const isBad = bad === tex;
  const look = isBlock ? "block" : "inline";
  if (!typesetter || isBad)
    return (
      <span className={styles.formula} data-look={look} data-bad={isBad || undefined}>
        <code>{tex}</code>
        {isBad && <span className={styles.notice}>{notice}</span>}
      </span>
    );
  return (
    <span
      ref={place}
      className={styles.formula}
      data-look={look}
      data-wide={isWide || undefined}
      // Horizontally scrollable content must be reachable by keyboard.
      tabIndex={isWide ? 0 : undefined}
    />
  );
}

function isWiderThanItsText(element: HTMLElement): boolean {
  if (element.dataset.look === "block") return element.scrollWidth > element.clientWidth;
  const column = element.closest("p, li, td, th, blockquote, div")?.clientWidth ?? 0;
  const room = Math.min(column, document.documentElement.clientWidth);
  const parts = [...element.querySelectorAll<HTMLElement>(".katex-base")].map((part) => part.offsetWidth);
  return room > 0 && Math.max(0, ...parts) > room;
}
