import { Banner, Button, Tabs } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type AccountMenuProps, ConfirmedButton, ScrollPage, ScrollPageTitle } from "../../shell";
import { GuidelinesEditor } from "../GuidelinesEditor";
import { guidelinesProblem } from "../rules";
import * as settings from "../SettingsScreen.css";
import * as styles from "./Creation.css";
import type { CopySource } from "./choices";
import { focusFirstField, focusFirstProblem } from "./focus-first-problem";
import { GeneralTab, type NamedChoice } from "./GeneralTab";
import type { KeptDataset } from "./kept-dataset";
import type { NewDataset } from "./new-dataset";
import { FieldsTab, MetadataTab, QuestionsTab, VectorsTab } from "./part-tabs";
import { type CreationTab, countProblems, creationTabs } from "./problems";
import { useKeptDataset } from "./use-kept-dataset";

/** Why the server has not created a dataset: the name is taken, or a message. */
export type CreationRefusal = { isNameTaken: true } | { isNameTaken: false; message: string };

/** The data and callbacks of the page on which a dataset is prepared. */
export interface NewDatasetScreenProps {
  /** The workspaces in which the user may create datasets. */
  workspaces: readonly NamedChoice[];
  /** Datasets whose settings can be copied. */
  sources: readonly CopySource[];
  /** Loads the settings of a dataset for a new one; undefined if that failed, which is reported. */
  onCopy: (datasetId: string) => Promise<NewDataset | undefined>;
  /** Creates and publishes the dataset, and opens it; returns the reason if nothing was created. */
  onPublish: (dataset: NewDataset) => Promise<CreationRefusal | undefined>;
  /** Where the dataset is kept in this browser until it is published. */
  kept: KeptDataset;
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
}

/**
 * Prepares an empty dataset and publishes it. Until then it is kept in this browser, and survives a reload.
 *
 * @example
 * declare const account: AccountMenuProps;
 * const page = (
 *   <NewDatasetScreen
 *     workspaces={[{ id: "w", name: "support" }]}
 *     sources={[]}
 *     onCopy={async () => undefined}
 *     onPublish={async () => ({ isNameTaken: true })}
 *     kept={keptDataset("ana")}
 *     account={account}
 *   />
 * );
 */
export function NewDatasetScreen(props: NewDatasetScreenProps) {
  const { onPublish, kept, account } = props;
  const t = useT();
  const { dataset, isBegun, onChange, onReset } = useKeptDataset(props);
  const [tab, setTab] = useState<CreationTab>("general");
  const [isTried, setIsTried] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const [refusal, setRefusal] = useState<{ of: NewDataset; why: CreationRefusal }>();
  // What was removed before a new start cannot be restored after it.
  const [round, setRound] = useState(0);
  const page = useRef<HTMLDivElement>(null);
  const show = (wrong: CreationTab) => {
    flushSync(() => {
      setIsTried(true);
      setTab(wrong);
    });
    focusFirstProblem(page.current);
  };
  const publish = async () => {
    const wrong = creationTabs.find((candidate) => countProblems(dataset, candidate) > 0);
    setRefusal(undefined);
    if (wrong) return show(wrong);
    setIsPublishing(true);
    const why = await onPublish(dataset);
    setIsPublishing(false);
    if (!why) return kept.forget();
    flushSync(() => setRefusal({ of: dataset, why }));
    if (why.isNameTaken) show("general");
  };
  const reset = () => {
    onReset();
    setTab("general");
    setIsTried(false);
    setRefusal(undefined);
    setRound(round + 1);
  };
  return (
    <ScrollPage trail={[{ label: t("newDataset.title") }]} account={account} hasMargin>
      <div className={settings.tabColumn} ref={page}>
        <header className={settings.head}>
          <div>
            <ScrollPageTitle>{t("newDataset.title")}</ScrollPageTitle>
            <p className={styles.kept}>{t("newDataset.kept")}</p>
          </div>
          <div className={styles.actions}>
            {isBegun && (
              <ConfirmedButton
                look="danger-quiet"
                title={t("newDataset.resetAsk")}
                description={t("newDataset.resetBody")}
                onConfirm={reset}
              >
                {t("newDataset.reset")}
              </ConfirmedButton>
            )}
            <Button
              tone="primary"
              onClick={() => void publish()}
              busyLabel={isPublishing ? t("newDataset.publishing") : undefined}
            >
              {t("newDataset.publish")}
            </Button>
          </div>
        </header>
        {refusal && !refusal.why.isNameTaken && <Banner tone="danger">{refusal.why.message}</Banner>}
        <Content
          key={round}
          {...props}
          {...{ dataset, onChange, isTried, tab, setTab }}
          column={page}
          takenName={refusal?.why.isNameTaken ? refusal.of.name.trim() : undefined}
        />
      </div>
    </ScrollPage>
  );
}

interface ContentProps extends Pick<NewDatasetScreenProps, "workspaces" | "sources" | "onCopy"> {
  dataset: NewDataset;
  onChange: (change: Partial<NewDataset>) => void;
  isTried: boolean;
  takenName: string | undefined;
  /** Contains the tabs. */
  column: RefObject<HTMLElement | null>;
  tab: CreationTab;
  setTab: (tab: CreationTab) => void;
}

function Content({ tab, setTab, onCopy, column, ...props }: ContentProps) {
  const { dataset, onChange, isTried } = props;
  const t = useT();
  const copy = async (id: string) => {
    const copied = await onCopy(id);
    if (!copied) return;
    // The settings are copied, not the place: name and workspace are as the user sees them above.
    const { name: _name, workspaceId: _workspace, ...copiedSettings } = copied;
    flushSync(() => onChange(copiedSettings));
    // The list of datasets has gone, and the focus with it.
    if (document.activeElement === document.body) focusFirstField(column.current);
  };
  const { guidelines } = dataset;
  const contents: Record<CreationTab, ReactNode> = {
    general: <GeneralTab {...props} onCopy={(id) => void copy(id)} />,
    guidelines: (
      <div className={styles.tab}>
        <GuidelinesEditor
          text={guidelines}
          onChange={(text) => onChange({ guidelines: text })}
          problem={guidelinesProblem(guidelines) === "tooLong" ? "tooLong" : undefined}
        />
      </div>
    ),
    fields: <FieldsTab {...props} />,
    questions: <QuestionsTab {...props} />,
    metadata: <MetadataTab {...props} />,
    vector: <VectorsTab {...props} />,
  };
  return (
    <Tabs
      label={t("datasetSettings.tabs.label")}
      keepsContent
      value={tab}
      onChange={(value) => setTab(value as CreationTab)}
      tabs={creationTabs.map((value) => ({
        value,
        label: value === "guidelines" ? t("annotation.guidelines") : t(`datasetSettings.tabs.${value}`),
        modifiedLabel: isTried && countProblems(dataset, value) > 0 ? t("newDataset.incomplete") : undefined,
        content: (
          <div className={settings.tabContent} data-settings-tab={value}>
            {contents[value]}
          </div>
        ),
      }))}
    />
  );
}
