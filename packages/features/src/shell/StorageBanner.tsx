import { Banner } from "@glossa/design-system";
import { useT } from "@glossa/locales";

export interface StorageBannerProps {
  /** Owners and admins see what they can do about it. */
  isManager: boolean;
  /** Called when the user closes the banner. */
  onDismiss: () => void;
}

const EXPLANATION = "https://huggingface.co/docs/hub/spaces-storage";

/**
 * Warns that the server runs in a space of the model hub without persistent storage, so that its data will be lost.
 *
 * @example
 * <StorageBanner isManager onDismiss={() => console.info("Dismissed")} />
 */
export function StorageBanner({ isManager, onDismiss }: StorageBannerProps) {
  const t = useT();
  return (
    <Banner tone="warning" onDismiss={onDismiss} dismissLabel={t("storage.dismiss")}>
      <strong>{t("storage.title")}</strong> {t(isManager ? "storage.manager" : "storage.annotator")}{" "}
      <a href={EXPLANATION} target="_blank" rel="noopener noreferrer">
        {t("storage.learnMore")}
      </a>
    </Banner>
  );
}
