import { Banner, BannerRow, Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";

/** Shown for as long as the server cannot be reached: what becomes of the answers, and a way to try at once. */
export function OutageBanner({ onTryNow }: { onTryNow: () => void }) {
  const t = useT();
  return (
    <Banner tone="warning" data-testid="outage">
      <BannerRow>
        <span>{t("saving.outage")}</span>
        <Button size="sm" onClick={onTryNow}>
          {t("saving.tryNow")}
        </Button>
      </BannerRow>
    </Banner>
  );
}
