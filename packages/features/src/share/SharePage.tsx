import { Avatar, Button, ButtonLink, ProgressMeter, useLatest } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useEffect, useState } from "react";
import { OpenPage } from "../shell";
import { usePageAddresses } from "../shell/pages/page-addresses";
import * as styles from "./SharePage.css";
import type { SharedProgress } from "./share-link";

/** The content of a shared link, and the page to which it leads. */
export interface SharePageProps {
  /** Undefined if the link is incomplete. */
  shared: SharedProgress | undefined;
  /** The URL of the dataset, if there is one. */
  href: string | undefined;
  /** Called to open the dataset: by the button, or eight seconds after the page was shown, unless the user has chosen to stay. */
  onOpen: () => void;
}

const OPENS_AFTER_MS = 8000;

/**
 * Shows the progress of a user in a dataset to the recipients of a link; it redirects to the dataset by itself.
 *
 * @example
 * <SharePage
 *   shared={sharedFrom(new URLSearchParams("user_name=ana&dataset_name=tickets&records_submitted=377"))}
 *   href="/dataset/tickets"
 *   onOpen={() => window.location.assign("/dataset/tickets")}
 * />
 */
export function SharePage({ shared, href, onOpen }: SharePageProps) {
  const t = useT();
  const format = useFormat();
  const [isStaying, setStaying] = useState(false);
  const { home } = usePageAddresses();
  useOpening(href !== undefined && !isStaying, onOpen);
  if (!shared)
    return (
      <OpenPage title={t("share.incomplete")}>
        <div className={styles.way}>
          {home !== undefined && (
            <ButtonLink href={home} tone="primary">
              {t("errors.backHome")}
            </ButtonLink>
          )}
        </div>
      </OpenPage>
    );
  const way = href ?? home;
  const { username, submitted, datasetName, teamProgress } = shared;
  const team = t("share.team", { percent: format.percent(teamProgress / 100) });
  return (
    <OpenPage
      title={t("share.card", { username, count: submitted, dataset: datasetName })}
      lead={<Avatar username={username} size="medium" aria-hidden />}
    >
      <div className={styles.team}>
        <p>{team}</p>
        <ProgressMeter
          size="lg"
          label={team}
          parts={[{ status: "submitted", share: Math.min(1, Math.max(0, teamProgress / 100)) }]}
        />
      </div>
      <div className={styles.way}>
        {way !== undefined && (
          <ButtonLink href={way} tone="primary">
            {href ? t("share.open", { dataset: datasetName }) : t("errors.backHome")}
          </ButtonLink>
        )}
        {href && !isStaying && (
          <span className={styles.opening}>
            <span role="status">{t("share.opening")}</span>
            <Button size="sm" tone="ghost" onClick={() => setStaying(true)}>
              {t("share.stay")}
            </Button>
          </span>
        )}
      </div>
    </OpenPage>
  );
}

function useOpening(isWanted: boolean, onOpen: () => void) {
  const open = useLatest(onOpen);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => open(), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
}
