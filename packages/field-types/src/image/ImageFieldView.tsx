import { Button, Icon, IconButton, Image, Search } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type SyntheticEvent, useState } from "react";
import type { FieldSettingsOf } from "../schemas";
import type { FieldViewProps } from "../view-parts/definition";
import * as styles from "./ImageFieldView.css";
import { safeAddress } from "./safe-address";
import { ZoomDialog } from "./ZoomDialog";
import type { Size } from "./zoom";

type ImageEvent = SyntheticEvent<HTMLImageElement>;

/** A picture that can be enlarged; a broken one shows a message with its URL and a button that loads it again. */
export function ImageFieldView({ title, value }: FieldViewProps<FieldSettingsOf<"image">, string>) {
  const [failed, setFailed] = useState<string>();
  const address = safeAddress(value);
  if (address === undefined) return <Failure address={value} />;
  if (failed === address) return <Failure address={value} onRetry={() => setFailed(undefined)} />;
  return <Picture key={address} title={title} address={address} onFail={() => setFailed(address)} />;
}

interface PictureProps {
  title: string;
  address: string;
  onFail: () => void;
}

/** From this height, seen from the width, a picture is scrolled: to be shown whole it would become a strip. */
const TALL = 2.5;
/** In pixels: the pictures in a list of records are too low to scroll in. */
const LOW = 180;

function Picture({ title, address, onFail }: PictureProps) {
  const t = useT();
  const [loaded, setLoaded] = useState<{ size: Size; isTall: boolean }>();
  const [isEnlarged, setEnlarged] = useState<boolean>();
  const onLoad = ({ currentTarget: { naturalWidth, naturalHeight, parentElement } }: ImageEvent) =>
    setLoaded({
      // Some browsers know no size of a drawing that has none.
      size: { width: naturalWidth || 800, height: naturalHeight || 600 },
      isTall: naturalHeight > TALL * naturalWidth && (parentElement?.clientHeight ?? 0) > LOW,
    });
  const isTall = loaded?.isTall ?? false;
  return (
    <div className={styles.well} aria-busy={!loaded}>
      {/* What scrolls needs the focus, to be scrolled by keyboard. */}
      <div
        className={styles.content}
        {...(isTall && { "data-tall": true, role: "group", "aria-label": title, tabIndex: 0 })}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same by keyboard */}
        <img
          className={styles.image}
          data-here={loaded ? true : undefined}
          src={address}
          alt={title}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
          onError={onFail}
          onClick={() => loaded && setEnlarged(true)}
        />
      </div>
      {loaded && (
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
      {loaded && isEnlarged !== undefined && (
        <ZoomDialog
          {...{ title, address, size: loaded.size, isOpen: isEnlarged }}
          onClose={() => setEnlarged(false)}
        />
      )}
    </div>
  );
}

function Failure({ address, onRetry }: { address: string; onRetry?: () => void }) {
  const t = useT();
  return (
    <div className={styles.failure}>
      <Icon picture={Image} size={20} />
      <p>{t("fields.imageFailed")}</p>
      {address !== "" && <bdi className={styles.address}>{shortened(address)}</bdi>}
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          {t("app.retry")}
        </Button>
      )}
    </div>
  );
}

const longest = 120;

/** Shortens the URL of a picture: a data URL may be megabytes long. */
function shortened(address: string): string {
  return address.length > longest ? `${address.slice(0, longest)}…` : address;
}
