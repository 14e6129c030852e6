import { Banner, Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { Setting } from "./use-setting";

const banners = {
  outdated: { tone: "warning", text: "datasetSettings.outdated", way: "datasetSettings.showOthers" },
  failed: { tone: "danger", text: "datasetSettings.failed", way: "datasetSettings.bringBack" },
  others: { tone: "info", text: "datasetSettings.others", way: "datasetSettings.bringBack" },
} as const;

interface SettingBannerProps {
  setting: Pick<Setting<never>, "isOutdated" | "aside" | "onPutAside" | "onBringBack">;
  /** Moves the focus, as the button that was pressed has been removed. */
  onBroughtBack: () => void;
}

/** Explains that the form does not show everything: a change was refused, or another user has saved one. */
export function SettingBanner({ setting, onBroughtBack }: SettingBannerProps) {
  const t = useT();
  const { isOutdated, aside, onPutAside, onBringBack } = setting;
  const state = isOutdated ? "outdated" : aside;
  if (!state) return null;
  const { tone, text, way } = banners[state];
  const bringBack = () => {
    onBringBack();
    onBroughtBack();
  };
  return (
    <Banner tone={tone}>
      {t(text)}{" "}
      <Button size="sm" data-aside={!isOutdated || undefined} onClick={isOutdated ? onPutAside : bringBack}>
        {t(way)}
      </Button>
    </Banner>
  );
}
