import { Tabs } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import { General } from "./General";
import { AddParts } from "./parts/AddParts";
import { DangerZone } from "./parts/DangerZone";
import { FieldPart } from "./parts/FieldPart";
import { MetadataPart } from "./parts/MetadataPart";
import { QuestionPart } from "./parts/QuestionPart";
import { VectorPart } from "./parts/VectorPart";
import * as styles from "./SettingsScreen.css";
import { useModified } from "./use-modified";
import type { SettingsPorts, SettingsTab, SettingsView } from "./view-model";

interface EditableSettingsProps {
  dataset: SettingsView;
  ports: SettingsPorts;
  tab: SettingsTab;
  onTab: ((tab: SettingsTab) => void) | undefined;
}

/** The tabs of a dataset: metadata and vectors only if it has some. */
function tabsOf({ parts }: Pick<SettingsView, "parts">): SettingsTab[] {
  return [
    "general",
    ...(parts ? (["fields", "questions"] as const) : []),
    ...(parts?.metadata.length ? (["metadata"] as const) : []),
    ...(parts?.vectors.length ? (["vector"] as const) : []),
    "danger-zone",
  ];
}

/** The tab that an address names, or the first one. */
export function shownTab(dataset: Pick<SettingsView, "parts">, tab: string | undefined): SettingsTab {
  return tabsOf(dataset).find((known) => known === tab) ?? "general";
}

/** The settings that owners and admins change, in tabs. */
export function EditableSettings({ dataset, ports, tab, onTab }: EditableSettingsProps) {
  const t = useT();
  const { isModified, report } = useModified(ports.onModified);
  const { parts = { fields: [], questions: [], metadata: [], vectors: [] } } = dataset;
  const { onSave, onSavePart, onAddPart, loadSomeMetadata, placeOf } = ports;
  const adding = { parts, onAddPart, ...(loadSomeMetadata && { loadSomeMetadata }) };
  const props = { onSavePart, onModified: report, ...(placeOf && { placeOf }) };
  const textFields = parts.fields.filter(({ settings }) => settings.type === "text");
  const contents: Record<SettingsTab, ReactNode> = {
    general: (
      <General
        saved={dataset}
        importHref={dataset.importHref}
        {...{ onSave, ...adding }}
        onModified={report}
        {...(placeOf && { placeOf })}
      />
    ),
    fields: parts.fields.map((field, place) => (
      <FieldPart key={field.id} part={field} isOpenFirst={place === 0} {...props} />
    )),
    questions: parts.questions.map((question, place) => (
      <QuestionPart
        key={question.id}
        part={question}
        textFields={textFields}
        isOpenFirst={place === 0}
        {...props}
      />
    )),
    metadata: (
      <>
        {parts.metadata.map((property, place) => (
          <MetadataPart key={property.id} part={property} isOpenFirst={place === 0} {...props} />
        ))}
        <div className={styles.adding}>
          <AddParts kinds={["metadata"]} {...adding} />
        </div>
      </>
    ),
    vector: (
      <>
        {parts.vectors.map((vector, place) => (
          <VectorPart key={vector.id} part={vector} isOpenFirst={place === 0} {...props} />
        ))}
        <div className={styles.adding}>
          <AddParts kinds={["vector"]} {...adding} />
        </div>
      </>
    ),
    "danger-zone": <DangerZone dataset={dataset} ports={ports} />,
  };
  return (
    <Tabs
      label={t("datasetSettings.tabs.label")}
      keepsContent
      tabs={tabsOf(dataset).map((value) => ({
        value,
        label: t(`datasetSettings.tabs.${value}`),
        modifiedLabel: isModified(value) ? t("datasetSettings.modified") : undefined,
        content: (
          <div className={styles.tabContent} data-settings-tab={value}>
            {contents[value]}
          </div>
        ),
      }))}
      {...(onTab ? { value: tab, onChange: (value) => onTab(value as SettingsTab) } : { defaultValue: tab })}
    />
  );
}
