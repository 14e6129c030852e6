import { Banner, BannerRow, Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";

export interface OutageBannerProps {
  /** Called to send waiting responses at once. */
  onTryNow: () => void;
}

/**
 * Shown while the server is unreachable: explains what happens to responses, and offers to retry at once.
 *
 * @example
 * <OutageBanner onTryNow={() => console.info("Sending again")} />
 */
export function OutageBanner({ onTryNow }: OutageBannerProps) {
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
