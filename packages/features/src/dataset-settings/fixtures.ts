import { fn } from "storybook/test";
import { anAccount } from "../shell/fixtures";
import type { SettingsScreenProps } from "./SettingsScreen";
import type { DatasetParts, SettingsPorts, SettingsView } from "./view-model";

const guidelines = `## What to mark
Choose **one** topic for each ticket; when two fit, take the one that the customer asks about.

- *Refund*: money back, for whatever reason
- *Delivery*: late, lost or broken on its way

Leave the urgency empty where you can't tell.`;

const stored = { dataset_id: "d", inserted_at: "2026-03-02T10:00:00", updated_at: "2026-03-02T10:00:00" };
const option = (text: string) => ({ value: text.toLowerCase(), text, description: null });

/** The fields, questions, metadata and vectors of a dataset, with every kind that has a form of its own. */
export function someParts(own: Partial<DatasetParts> = {}): DatasetParts {
  return {
    fields: [
      {
        id: "f1",
        name: "message",
        title: "Message",
        required: true,
        settings: { type: "text", use_markdown: false },
        ...stored,
      },
      { id: "f2", name: "photo", title: "Photo", required: false, settings: { type: "image" }, ...stored },
      {
        id: "f3",
        name: "order",
        title: "Order",
        required: false,
        settings: {
          type: "custom",
          template: "<b>{{record.fields.order.number}}</b>",
          advanced_mode: false,
        },
        ...stored,
      },
    ],
    questions: [
      {
        id: "q1",
        name: "names",
        title: "What does the message name?",
        description: "Tick everything that is written down.",
        required: true,
        settings: {
          type: "multi_label_selection",
          options: ["Product", "Price", "Place", "Person", "Date"].map(option),
          visible_options: 3,
          options_order: "natural",
        },
        ...stored,
      },
      {
        id: "q2",
        name: "reply",
        title: "What would you answer?",
        description: null,
        required: false,
        settings: { type: "text", use_markdown: false },
        ...stored,
      },
    ],
    metadata: [
      {
        id: "m1",
        name: "channel",
        title: "Channel",
        settings: { type: "terms", values: null },
        visible_for_annotators: true,
        ...stored,
      },
    ],
    vectors: [{ id: "v1", name: "mini", title: "MiniLM", dimensions: 384, ...stored }],
    ...own,
  };
}

/** A dataset with typical settings. */
export function someSettings(own: Partial<SettingsView> = {}): SettingsView {
  return {
    name: "ticket-triage-2026",
    workspace: "support",
    href: "#ticket-triage-2026",
    importHref: "#add-records",
    guidelines,
    allowsExtraMetadata: true,
    minSubmitted: 2,
    parts: someParts(),
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
      onSavePart: fn(async () => "saved" as const),
      onAddPart: fn(async () => undefined),
      loadContents: async () => ({ records: 1208, answers: 377, people: 3 }),
      onDelete: fn(async () => undefined),
      onModified: fn(),
      onGoToDataset: fn(),
      onCopyLink: fn(),
      ...ports,
    },
  };
}
