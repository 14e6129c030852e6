import { useMemo } from "react";
import { encode } from "uqr";
import * as styles from "./QrCode.css";

interface QrCodeProps {
  text: string;
  /** The name of the picture. */
  label: string;
}

/** How many squares stay empty around the code, as its standard requires. */
const BORDER = 4;

/** A text as a QR code. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.picture}
    >
      <path fill="currentColor" d={path} />
    </svg>
  );
}

function drawing(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join("") };
}
