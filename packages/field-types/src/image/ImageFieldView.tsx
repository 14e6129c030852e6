import { Button, Icon, IconButton, Image, Search } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import type { FieldSettingsOf } from "../schemas";
import type { FieldViewProps } from "../view-parts/definition";
import * as styles from "./ImageFieldView.css";
import { safeAddress } from "./safe-address";
import { ZoomDialog } from "./ZoomDialog";

/** A picture, which can be enlarged; a broken one says so, names its address and can be asked for again. */
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
      <img
        className={styles.image}
        src={address}
        alt={title}
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={() => setHere(true)}
        onError={onFail}
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
      {/* Once opened it stays, closed or not: it brings the focus back itself. */}
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

/** A picture written out as data is megabytes of letters. */
function shortened(address: string): string {
  return address.length > longest ? `${address.slice(0, longest)}…` : address;
}
