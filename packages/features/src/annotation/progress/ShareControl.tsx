import { Button, Image, LinkPicture } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useEffect, useState } from "react";
import { saveFromUrl } from "../../shell";
import { drawPicture } from "./draw-picture";
import * as styles from "./ShareControl.css";

interface ShareControlProps {
  /** The data that others will see at the link. */
  preview: { username: string; count: number; dataset: string };
  /** The fraction of records that the team has completed, from 0 to 1, if known. */
  teamProgress: number | undefined;
  onShare: () => void;
}

/** Copies a link that shows the user's progress to others, or saves a picture of it; both below a preview. */
export function ShareControl({ preview, teamProgress, onShare }: ShareControlProps) {
  const t = useT();
  const format = useFormat();
  const title = t("share.card", preview);
  const fact =
    teamProgress === undefined ? undefined : t("share.team", { percent: format.percent(teamProgress) });
  const picture = usePicture(title, fact);
  const sentence = [title, fact].filter(Boolean).join(". ");
  return (
    <section className={styles.share} aria-label={t("share.control")}>
      {picture ? (
        <img className={styles.picture} src={picture} alt={sentence} />
      ) : (
        <p className={styles.card}>{sentence}</p>
      )}
      <Button size="sm" icon={LinkPicture} onClick={onShare}>
        {t("share.copy")}
      </Button>
      {picture && (
        <Button size="sm" icon={Image} onClick={() => saveFromUrl(`${preview.dataset}.png`, picture)}>
          {t("share.savePicture")}
        </Button>
      )}
    </section>
  );
}

/** Returns the URL of the picture, drawn in the theme of the page. */
function usePicture(title: string, fact: string | undefined): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const drawn = await drawPicture({ title, fact, address: window.location.host });
      if (!isGone) setPicture(drawn);
    };
    void draw();
    const observer = new MutationObserver(() => void draw());
    observer.observe(document.documentElement, { attributeFilter: ["data-theme", "dir"] });
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [title, fact]);
  return picture;
}
