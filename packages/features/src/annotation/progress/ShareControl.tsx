import { Button, LinkPicture } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./ShareControl.css";

interface ShareControlProps {
  /** What others will read behind the link. */
  preview: { username: string; count: number; dataset: string };
  onShare: () => void;
}

/** Copies a link that shows others one's progress, under what they will read there. */
export function ShareControl({ preview, onShare }: ShareControlProps) {
  const t = useT();
  return (
    <section className={styles.share} aria-label={t("share.control")}>
      <p className={styles.card}>{t("share.card", preview)}</p>
      <Button size="sm" icon={LinkPicture} onClick={onShare}>
        {t("share.copy")}
      </Button>
    </section>
  );
}
