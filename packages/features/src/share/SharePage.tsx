import { Button, Link, Stack } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useEffect, useEffectEvent, useState } from "react";
import { OpenPage } from "../shell";
import type { SharedProgress } from "./share-link";

/** What a shared link shows, and where it leads on to. */
export interface SharePageProps {
  /** Undefined where the link is not whole. */
  shared: SharedProgress | undefined;
  /** The address of the dataset, where there is one. */
  href: string | undefined;
  onOpen: () => void;
}

const OPENS_AFTER_MS = 8000;

/** How far somebody is with a dataset, for whoever got their link; it leads on to the dataset by itself. */
export function SharePage({ shared, href, onOpen }: SharePageProps) {
  const t = useT();
  const format = useFormat();
  const [isStaying, setStaying] = useState(false);
  useOpening(href !== undefined && !isStaying, onOpen);
  return (
    <OpenPage
      title={
        shared
          ? t("share.card", {
              username: shared.username,
              count: shared.submitted,
              dataset: shared.datasetName,
            })
          : t("share.incomplete")
      }
    >
      {shared && <p>{t("share.team", { percent: format.percent(shared.teamProgress / 100) })}</p>}
      {shared && href ? (
        <>
          <Link href={href}>{t("share.open", { dataset: shared.datasetName })}</Link>
          {!isStaying && (
            <Stack as="p" gap={3} direction="row" align="center">
              <span role="status">{t("share.opening")}</span>
              <Button size="sm" onClick={() => setStaying(true)}>
                {t("share.stay")}
              </Button>
            </Stack>
          )}
        </>
      ) : (
        <Link href="/">{t("errors.backHome")}</Link>
      )}
    </OpenPage>
  );
}

function useOpening(isWanted: boolean, onOpen: () => void) {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => open(), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
}
