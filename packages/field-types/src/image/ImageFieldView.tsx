import { Button, Icon, IconButton, Image, Search } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import type { FieldSettingsOf } from "../schemas";
import type { FieldViewProps } from "../view-parts/definition";
import * as styles from "./ImageFieldView.css";
import { safeAddress } from "./safe-address";
import { ZoomDialog } from "./ZoomDialog";

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

function Picture({ title, address, onFail }: PictureProps) {
  const t = useT();
  const [isHere, setHere] = useState(false);
  const [isEnlarged, setEnlarged] = useState<boolean>();
  return (
    <div className={styles.well} aria-busy={!isHere}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same by keyboard */}
      <img
        className={styles.image}
        data-here={isHere || undefined}
        src={address}
        alt={title}
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={() => setHere(true)}
        onError={onFail}
        onClick={() => isHere && setEnlarged(true)}
      />
      {isHere && (
        <span className={styles.enlarge}>
          <IconButton
            picture={Search}
            label={t("fields.enlarge", { title })}
            isOutlined
            onClick={() => setEnlarged(true)}
          />
        </span>
      )}
      {/* Mounted once it was opened, even when it is closed: the dialog restores the focus itself. */}
      {isEnlarged !== undefined && (
        <ZoomDialog title={title} address={address} isOpen={isEnlarged} onClose={() => setEnlarged(false)} />
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
