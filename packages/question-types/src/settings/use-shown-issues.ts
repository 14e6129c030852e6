import { useT } from "@glossa/locales";
import { useState } from "react";
import type { SettingsIssue, SettingsPart } from "../settings-parts/definition";

/** The problems to show: those of parts that the user has left, or all after an attempt to save. */
export function useShownIssues(issues: readonly SettingsIssue[], isTried: boolean) {
  const t = useT();
  const [left, setLeft] = useState<ReadonlySet<SettingsPart>>(new Set());
  const errorOf = (part: SettingsPart, option?: number) => {
    const found = issues.find((issue) => issue.part === part && issue.option === option);
    if (!found || !(isTried || left.has(part))) return undefined;
    return t(`questionSettings.wrong.${found.code}`, { most: 0, least: 0, label: "", ...found.params });
  };
  const onLeft = (part: SettingsPart) => {
    if (!left.has(part)) setLeft(new Set([...left, part]));
  };
  return { errorOf, onLeft };
}
