import { Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { Suspense, useRef, useState } from "react";
import { useFrameAddress } from "./FrameProvider";
import type { FrameContent } from "./protocol";
import { Refusals } from "./Refusals";
import * as styles from "./SandboxedFrame.css";
import { useGuest } from "./use-guest";

export interface SandboxedFrameProps {
  /** The field's title: what the frame is called. */
  title: string;
  content: FrameContent;
}

/**
 * Content that may run: in a document without an origin, without a network, without a way to open, send or store
 * anything. Tab passes through it, Escape leaves it, and the page's own keys work in it.
 */
export function SandboxedFrame(props: SandboxedFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({ title, content, onAgain }: SandboxedFrameProps & { onAgain: () => void }) {
  const t = useT();
  const address = useFrameAddress(content.kind);
  const frame = useRef<HTMLIFrameElement>(null);
  const way = useRef<HTMLParagraphElement>(null);
  const { state, onLoad } = useGuest({ frame, content, onLeave: () => way.current?.focus() });
  const { phase } = state;
  if (phase === "left" || phase === "silent") {
    return (
      <div className={styles.notice}>
        <p>{t(phase === "left" ? "fields.frameLeft" : "fields.frameSilent")}</p>
        <Button size="sm" onClick={onAgain}>
          {t(phase === "left" ? "fields.showAgain" : "app.retry")}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.place} aria-busy={phase === "loading"} data-inside={state.isInside || undefined}>
      <iframe
        ref={frame}
        className={styles.frame}
        src={address}
        title={t("fields.frame", { title })}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        hidden={phase === "failed"}
        style={{ blockSize: `${state.height}px` }}
        onLoad={onLoad}
      />
      {phase === "failed" ? (
        <div className={styles.notice} role="alert">
          <p>{t("fields.templateFailed")}</p>
          <code className={styles.message}>{state.message}</code>
        </div>
      ) : (
        <p ref={way} tabIndex={-1} className={styles.way}>
          {t("fields.leaveFrame")}
        </p>
      )}
      {state.refusedCount > 0 && (
        <Suspense>
          <Refusals count={state.refusedCount} refused={state.refused} />
        </Suspense>
      )}
    </div>
  );
}
