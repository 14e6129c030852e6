import { SplitPanels } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useState } from "react";
import { Page } from "../../shell";
import { useSplitWords } from "../../shell/use-split-words";
import { CreateDialog } from "./CreateDialog";
import { DataPane } from "./DataPane";
import * as styles from "./HubDataset.css";
import { HubForm } from "./HubForm";
import { shortName } from "./hub-draft";
import { PreviewPane } from "./PreviewPane";
import { useHubDraft } from "./use-hub-draft";
import type { HubDatasetScreenProps } from "./view-model";

/** The percentages that panes take at first, and at least and at most. */
const columns = { min: 40, max: 70, initial: 64 };
const rows = { min: 30, max: 70, initial: 34 };

/**
 * Prepares a dataset from a repository of the hub: the first record as annotators will see it, the rows of the
 * repository, and what each column becomes. Until the dataset exists, the draft is kept in this browser.
 *
 * @example
 * declare const rest: Omit<HubDatasetScreenProps, "repository" | "href">;
 * const page = (
 *   <HubDatasetScreen {...rest} repository="stanfordnlp/imdb" href="https://huggingface.co/datasets/stanfordnlp/imdb" />
 * );
 */
export function HubDatasetScreen(props: HubDatasetScreenProps) {
  const { repository, data, onShow, layout, onLayout, account, kept } = props;
  const t = useT();
  const stepWords = useSplitWords();
  const { draft, subset, onChange, onSubset } = useHubDraft(props);
  const [isCreating, setIsCreating] = useState(false);
  const { split } = subset;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is reported when it changes, not when the callback does
  useEffect(() => onShow(draft.subset, split), [draft.subset, split]);
  const create: HubDatasetScreenProps["onCreate"] = async (...parts) => {
    const refusal = await props.onCreate(...parts);
    if (!refusal) kept.forget();
    return refusal;
  };
  return (
    <Page
      trail={[{ label: shortName(repository) }]}
      account={account}
      skipLinks={[
        { targetId: "main", label: t("app.skipToMain") },
        { targetId: "hub-form", label: t("hub.skipToForm") },
      ]}
    >
      <main id="main" className={styles.main} tabIndex={-1}>
        <SplitPanels
          handleLabel={t("hub.resize")}
          stepWords={stepWords}
          range={columns}
          initialSize={layout.hubColumns}
          onResized={(size) => onLayout({ hubColumns: size })}
          start={
            <SplitPanels
              orientation="vertical"
              handleLabel={t("hub.resizeRows")}
              stepWords={stepWords}
              range={rows}
              initialSize={layout.hubRows}
              onResized={(size) => onLayout({ hubRows: size })}
              start={<PreviewPane {...props} draft={draft} />}
              end={<DataPane {...props} draft={draft} />}
            />
          }
          end={
            <HubForm
              {...props}
              draft={draft}
              onChange={onChange}
              onSubset={onSubset}
              onCreate={() => setIsCreating(true)}
            />
          }
        />
      </main>
      {/* Once more for each opening: what an earlier try has reported is over. */}
      {isCreating && (
        <CreateDialog
          {...props}
          draft={draft}
          facts={data.facts}
          onChange={onChange}
          onSubset={onSubset}
          onCreate={create}
          onClose={() => setIsCreating(false)}
        />
      )}
    </Page>
  );
}
