import { fn } from "storybook/test";
import { anAccount } from "../shell/fixtures";
import type { SettingsScreenProps } from "./SettingsScreen";
import type { SettingsPorts, SettingsView } from "./view-model";

const guidelines = `## What to mark
Choose **one** topic for each ticket; when two fit, take the one that the customer asks about.

- *Refund*: money back, for whatever reason
- *Delivery*: late, lost or broken on its way

Leave the urgency empty where you can't tell.`;

/** A dataset with typical settings. */
export function someSettings(own: Partial<SettingsView> = {}): SettingsView {
  return {
    name: "ticket-triage-2026",
    workspace: "support",
    href: "#ticket-triage-2026",
    guidelines,
    allowsExtraMetadata: true,
    minSubmitted: 2,
    ...own,
  };
}

/** The settings page of an owner; saving succeeds. */
export function aSettingsPage(ports: Partial<SettingsPorts> = {}): SettingsScreenProps {
  return {
    dataset: someSettings(),
    canEdit: true,
    account: anAccount(),
    ports: {
      onSave: fn(async () => "saved" as const),
      onModified: fn(),
      onGoToDataset: fn(),
      onCopyLink: fn(),
      ...ports,
    },
  };
}
