import { Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { Suspense, useEffect, useRef, useState } from "react";
import { useFrameAddress } from "./FrameProvider";
import { type StopReason, stopReason } from "./frame-state";
import { KeysNotice } from "./KeysNotice";
import { noPermissions } from "./permissions";
import type { FrameContent } from "./protocol";
import { Refusals } from "./Refusals";
import * as styles from "./SandboxedFrame.css";
import { useFrameState } from "./use-frame-state";
import { useGuest } from "./use-guest";
import { useKeyboard } from "./use-keyboard";
import { mendHistory, watchHistory } from "./watch-history";

export interface SandboxedFrameProps {
  /** The field's title, from which the frame gets its accessible name. */
  title: string;
  content: FrameContent;
  /** The texts in the content that a search matched. */
  found?: readonly string[] | undefined;
}

/**
 * Content that may run scripts: in a document without an origin and without a network, which cannot open, send or store
 * anything. Tab moves through it and Escape leaves it. No key that is pressed in it has an effect in the page.
 */
export function SandboxedFrame(props: SandboxedFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const address = useFrameAddress(props.content.kind);
  if (address === undefined) return <WithoutFrames />;
  return <Attempt key={attempt} {...props} address={address} onAgain={() => setAttempt(attempt + 1)} />;
}

/** Replaces the content on a page that has not said where its frames are. */
function WithoutFrames() {
  const t = useT();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the developer of the page has to know what it lacks
    console.error(
      "Glossa: HTML and templates are shown in frames, and the page has not said where these are. Put a FrameProvider around the fields.",
    );
  }, []);
  return (
    <div className={styles.notice}>
      <p>{t("fields.withoutFrames")}</p>
    </div>
  );
}

const nothing: readonly string[] = [];

function Attempt({
  title,
  content,
  found = nothing,
  address,
  onAgain,
}: SandboxedFrameProps & { address: string; onAgain: () => void }) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, note } = useFrameState();
  const keyboard = useKeyboard(frame, note);
  const onLoad = useGuest({ frame, content, found, note, onLeave: keyboard.leave });
  const { phase } = state;
  const reason = stopReason(state);
  useEffect(() => {
    if (reason === "marking") mendHistory();
    return reason ? undefined : watchHistory(() => note({ type: "marking" }));
  }, [reason, note]);
  if (reason) return <Stopped reason={reason} onAgain={onAgain} />;
  return (
    <div
      className={styles.place}
      aria-busy={phase === "loading"}
      data-inside={keyboard.isInside || undefined}
    >
      <div className={styles.box} hidden={phase === "failed"}>
        <div
          className={styles.cover}
          data-cover
          aria-hidden
          hidden={keyboard.isOpen}
          onClick={keyboard.enter}
        />
        <iframe
          ref={frame}
          className={styles.frame}
          src={address}
          title={t("fields.frame", { title })}
          sandbox="allow-scripts"
          allow={noPermissions}
          referrerPolicy="no-referrer"
          style={{ blockSize: `${state.height}px` }}
          onLoad={onLoad}
        />
        <KeysNotice isInside={keyboard.isInside} />
      </div>
      {phase === "failed" && (
        <div className={styles.notice} role="alert">
          <p>{t("fields.templateFailed")}</p>
          <code className={styles.message}>{state.message}</code>
        </div>
      )}
      {state.refusedCount > 0 && (
        <Suspense>
          <Refusals count={state.refusedCount} refused={state.refused} />
        </Suspense>
      )}
    </div>
  );
}

const sentences = {
  left: "fields.frameLeft",
  silent: "fields.frameSilent",
  grabbing: "fields.frameGrabbing",
  flooding: "fields.frameFlooding",
  marking: "fields.frameMarking",
} as const;

/** Replaces a removed frame: gives the reason and offers to show the content again. */
function Stopped({ reason, onAgain }: { reason: StopReason; onAgain: () => void }) {
  const t = useT();
  return (
    <div className={styles.notice} role="status">
      <p>{t(sentences[reason])}</p>
      <Button size="sm" onClick={onAgain}>
        {t(reason === "silent" ? "app.retry" : "fields.showAgain")}
      </Button>
    </div>
  );
}
