import { useEffect } from "react";
import type { SaveOutcome } from "../editing";
import type { ReportModified } from "../use-modified";
import { type Setting, useSetting } from "../use-setting";
import type { SettingsPorts, SettingsTab } from "../view-model";

/** The props of the form of every part. */
export interface PartProps<Part> extends Pick<SettingsPorts, "onSavePart" | "placeOf"> {
  part: Part;
  /** Only the first part of a tab is open at first, so that all of them are in view. */
  isOpenFirst: boolean;
  onModified: ReportModified;
}

interface PartInput<Draft> extends Pick<PartProps<never>, "placeOf" | "onModified"> {
  tab: SettingsTab;
  id: string;
  saved: Draft;
  /** Normalises the draft for storing. */
  kept: (draft: Draft) => Draft;
  save: (draft: Draft) => Promise<SaveOutcome>;
}

/** A part of a dataset in its form; its tab marks unsaved changes. */
export function usePart<Draft>(input: PartInput<Draft>): Setting<Draft> {
  const { tab, id, saved, kept, save, placeOf, onModified } = input;
  const setting = useSetting<Draft>({ saved, kept, save, place: placeOf?.(`${tab}.${id}`) });
  const { isUnsaved } = setting;
  useEffect(() => {
    onModified(`${tab}/${id}`, isUnsaved);
    return () => onModified(`${tab}/${id}`, false);
  }, [tab, id, isUnsaved, onModified]);
  return setting;
}
