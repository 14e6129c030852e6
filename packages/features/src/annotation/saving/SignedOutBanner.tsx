import { Banner, BannerRow, Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";

interface SignedOutBannerProps {
  /** How many answers wait for the sign-in. */
  count: number;
  onSignIn: () => void;
}

/** Over the page while answers wait until their person signs in again: nothing else keeps them from the server. */
export function SignedOutBanner({ count, onSignIn }: SignedOutBannerProps) {
  const t = useT();
  return (
    <Banner tone="warning" data-testid="signed-out">
      <BannerRow>
        <span>{t("saving.signedOut", { count })}</span>
        <Button size="sm" onClick={onSignIn}>
          {t("saving.signInAction")}
        </Button>
      </BannerRow>
    </Banner>
  );
}
