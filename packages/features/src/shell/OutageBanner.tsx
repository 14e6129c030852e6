import { Banner, BannerRow, Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";

export interface OutageBannerProps {
  /** Called to send waiting responses at once. */
  onTryNow: () => void;
  /** Why the server stores no responses for now, if it has told; default: it can't be reached. */
  why?: OutageReason | undefined;
}

/** What a server that has replied says about itself. */
export type OutageReason = "tooManyRequests" | "diskFull" | "noUsableReply";

/**
 * Shown while the server is unreachable: explains what happens to responses, and offers to retry at once.
 *
 * @example
 * <OutageBanner onTryNow={() => console.info("Sending again")} />
 */
export function OutageBanner({ onTryNow, why }: OutageBannerProps) {
  const t = useT();
  return (
    <Banner tone="warning" data-testid="outage">
      <BannerRow>
        <span>{t(why ? `saving.outageFor.${why}` : "saving.outage")}</span>
        <Button size="sm" onClick={onTryNow}>
          {t("saving.tryNow")}
        </Button>
      </BannerRow>
    </Banner>
  );
}
