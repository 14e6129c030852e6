import { Banner, Button } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { Setting } from "./use-setting";

const banners = {
  overwritten: { tone: "warning", text: "datasetSettings.outdated", way: "datasetSettings.showOthers" },
  merged: { tone: "info", text: "datasetSettings.merged", way: "datasetSettings.showOthers" },
  failed: { tone: "danger", text: "datasetSettings.failed", way: "datasetSettings.bringBack" },
  others: { tone: "info", text: "datasetSettings.others", way: "datasetSettings.bringBack" },
} as const;

interface SettingBannerProps {
  setting: Pick<Setting<never>, "outdated" | "aside" | "onPutAside" | "onBringBack">;
  /** Moves the focus, as the button that was pressed has been removed. */
  onBroughtBack: () => void;
}

/** Explains that the form does not show everything: a change was refused, or another user has saved one. */
export function SettingBanner({ setting, onBroughtBack }: SettingBannerProps) {
  const t = useT();
  const { outdated, aside, onPutAside, onBringBack } = setting;
  const state = outdated ?? aside;
  if (!state) return null;
  const { tone, text, way } = banners[state];
  const bringBack = () => {
    onBringBack();
    onBroughtBack();
  };
  return (
    <Banner tone={tone}>
      {t(text)}{" "}
      <Button size="sm" data-aside={!outdated || undefined} onClick={outdated ? onPutAside : bringBack}>
        {t(way)}
      </Button>
    </Banner>
  );
}
