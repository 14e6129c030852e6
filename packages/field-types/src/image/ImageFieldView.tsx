import { Icon, Image } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import type { FieldSettingsOf } from "../schemas";
import type { FieldViewProps } from "../view-parts/definition";
import * as styles from "./ImageFieldView.css";
import { safeAddress } from "./safe-address";

/** A picture; wide ones scroll sideways, broken ones say so. */
export function ImageFieldView({ title, value }: FieldViewProps<FieldSettingsOf<"image">, string>) {
  const t = useT();
  const [failed, setFailed] = useState<string>();
  const address = safeAddress(value);
  if (address === undefined || failed === address) {
    return (
      <div className={styles.failure} role="img" aria-label={`${title}: ${t("fields.imageFailed")}`}>
        <Icon picture={Image} size={20} />
        {t("fields.imageFailed")}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that scrolls sideways must be reachable by keyboard
    <div className={styles.scroller} tabIndex={0}>
      <img
        className={styles.image}
        src={address}
        alt={title}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(address)}
      />
    </div>
  );
}
