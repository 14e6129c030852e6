import { useT } from "@glossa/locales";
import { useEffect, useState } from "react";
import * as styles from "./SandboxedFrame.css";

/** Explains where key presses go while the focus is in a frame; announced once, visible each time. */
export function KeysNotice({ isInside }: { isInside: boolean }) {
  const t = useT();
  const [wasTold, setTold] = useState(false);
  useEffect(() => {
    if (!isInside) return undefined;
    return () => setTold(true);
  }, [isInside]);
  return (
    <p className={styles.way} role="status" aria-live={wasTold ? "off" : "polite"}>
      {isInside && t("fields.keysStay")}
    </p>
  );
}
