import { Button, Icon, IconButton, Image, Search, Spinner, VisuallyHidden } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type CSSProperties, type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldSettingsOf } from "../schemas";
import type { FieldViewProps } from "../view-parts/definition";
import * as styles from "./ImageFieldView.css";
import { safeAddress } from "./safe-address";
import { type Phase, usePhase } from "./use-phase";
import { ZoomDialog } from "./ZoomDialog";
import type { Size } from "./zoom";

/** A picture that can be enlarged; a broken one shows a message with its URL and a button that loads it again. */
export function ImageFieldView({
  title,
  value,
  isInRow = false,
}: FieldViewProps<FieldSettingsOf<"image">, string>) {
  const t = useT();
  const address = safeAddress(value);
  if (address !== undefined) return <Picture key={address} {...{ title, address, isInRow }} />;
  return (
    <div className={styles.refused}>
      <Icon picture={Image} size={20} />
      <p>{t("fields.imageFailed")}</p>
      <Address address={value} />
    </div>
  );
}

/** From this height, seen from the width, a picture is scrolled: to be shown whole it would become a strip. */
const TALL = 2.5;

interface PictureProps {
  title: string;
  address: string;
  isInRow: boolean;
}

function Picture({ title, address, isInRow }: PictureProps) {
  const t = useT();
  const well = useRef<HTMLDivElement>(null);
  const { phase, attempt, setPhase, retry } = usePhase();
  const [{ size, isTall }, setShape] = useState<{ size?: Size; isTall: boolean }>({ isTall: false });
  const [isEnlarged, setEnlarged] = useState<boolean>();
  const isHere = phase === "here";
  const onLoad = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
    const isRetrying = well.current?.contains(document.activeElement);
    flushSync(() => {
      setShape(shapeOf(image));
      setPhase("here");
    });
    // In place of the button that loaded it again, and is gone.
    if (isRetrying) well.current?.querySelector<HTMLElement>("[data-enlarge]")?.focus();
  };
  return (
    <div ref={well} className={styles.well} data-phase={phase}>
      <Progress {...{ phase, address, isInRow }} isRetry={attempt > 0} onRetry={retry} />
      {/* What scrolls needs the focus, to be scrolled by keyboard. */}
      <div
        className={styles.content}
        aria-busy={!isHere && phase !== "failed"}
        {...(isTall && { "data-tall": true, role: "group", "aria-label": title, tabIndex: 0 })}
      >
        {phase !== "failed" && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same by keyboard
          <img
            key={attempt}
            className={styles.image}
            data-here={isHere || undefined}
            style={
              size && ({ [styles.ownWidth]: size.width, [styles.ownHeight]: size.height } as CSSProperties)
            }
            src={address}
            alt={title}
            decoding="async"
            referrerPolicy="no-referrer"
            onLoad={onLoad}
            onError={() => setPhase("failed")}
            onClick={() => isHere && setEnlarged(true)}
          />
        )}
      </div>
      {isHere && (
        <span className={styles.enlarge}>
          <IconButton
            picture={Search}
            label={t("fields.enlarge", { title })}
            isOutlined
            data-enlarge=""
            onClick={() => setEnlarged(true)}
          />
        </span>
      )}
      {/* Mounted once it was opened, even when it is closed: the dialog restores the focus and the zoom. */}
      {size && isEnlarged !== undefined && (
        <ZoomDialog {...{ title, address, size }} isOpen={isEnlarged} onClose={() => setEnlarged(false)} />
      )}
    </div>
  );
}

function shapeOf({ naturalWidth, naturalHeight }: HTMLImageElement) {
  return {
    // Some browsers know no size of a drawing that has none.
    size: { width: naturalWidth || 800, height: naturalHeight || 600 },
    isTall: naturalHeight > TALL * naturalWidth,
  };
}

interface ProgressProps {
  phase: Phase;
  isRetry: boolean;
  address: string;
  isInRow: boolean;
  onRetry: () => void;
}

/** Says that a picture takes long or has failed. While it is loaded again, its button keeps the focus. */
function Progress({ phase, isRetry, address, isInRow, onRetry }: ProgressProps) {
  const t = useT();
  const hasFailed = phase === "failed" || (isRetry && phase !== "here");
  return (
    <div className={phase === "here" ? undefined : styles.progress}>
      {hasFailed && <Icon picture={Image} size={20} />}
      {/* There from the start, so that screen readers announce what comes into it; in a list, only what was asked for. */}
      <p className={styles.said} role={isInRow && !isRetry ? undefined : "status"}>
        {phase === "slow" && (
          <>
            <Spinner />
            {t("fields.imageLoading")}
          </>
        )}
        {phase === "failed" && t("fields.imageFailed")}
        {phase === "here" && isRetry && <VisuallyHidden>{t("fields.imageLoaded")}</VisuallyHidden>}
      </p>
      {hasFailed && (
        <>
          <Address address={address} />
          <Button size="sm" isDisabled={phase !== "failed"} onClick={onRetry}>
            {t("app.retry")}
          </Button>
        </>
      )}
    </div>
  );
}

const longest = 120;

/** The URL of a picture, shortened: a data URL may be megabytes long. */
function Address({ address }: { address: string }) {
  if (address === "") return null;
  return (
    <bdi className={styles.address}>
      {address.length > longest ? `${address.slice(0, longest)}…` : address}
    </bdi>
  );
}
