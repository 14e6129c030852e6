import { Banner, BannerRow, Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";

interface SignedOutBannerProps {
  /** The number of responses that wait for the sign-in. */
  count: number;
  /** Called to sign in again. */
  onSignIn: () => void;
}

/** Shown above the page while responses wait only until their user signs in again. */
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
