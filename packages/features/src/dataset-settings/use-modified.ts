import { useCallback, useEffect, useState } from "react";
import type { SettingsTab } from "./view-model";

/** Reports whether a setting of a tab has an unsaved change; several of a tab have names of their own after a slash. */
export type ReportModified = (setting: SettingsTab | `${SettingsTab}/${string}`, isModified: boolean) => void;

/** Which tabs have unsaved changes, and the function by which their settings report it. */
export function useModified(onModified: (isModified: boolean) => void) {
  const [modified, setModified] = useState<ReadonlySet<string>>(new Set());
  const report: ReportModified = useCallback((setting, isModified) => {
    setModified((before) => {
      if (before.has(setting) === isModified) return before;
      const after = new Set(before);
      if (isModified) after.add(setting);
      else after.delete(setting);
      return after;
    });
  }, []);
  const isAny = modified.size > 0;
  useEffect(() => onModified(isAny), [isAny, onModified]);
  const isModified = (tab: SettingsTab) => [...modified].some((setting) => setting.split("/")[0] === tab);
  return { isModified, report };
}
