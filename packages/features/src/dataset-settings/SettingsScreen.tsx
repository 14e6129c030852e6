import { Button, IconButton, LinkPicture } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type AccountMenuProps, ScrollPage, ScrollPageTitle } from "../shell";
import { General } from "./General";
import { ReadOnlySettings } from "./ReadOnlySettings";
import * as styles from "./SettingsScreen.css";
import type { SettingsPorts, SettingsView } from "./view-model";

/** The data and callbacks of a dataset's settings page. */
export interface SettingsScreenProps {
  /** The settings as they are stored; each tab edits a copy. */
  dataset: SettingsView;
  /** Owners and admins edit the settings; annotators read them. */
  canEdit: boolean;
  /** What saves the changes; see `SettingsPorts`. */
  ports: SettingsPorts;
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
}

/**
 * The settings of a dataset and the forms that change them.
 *
 * @example
 * declare const tickets: Dataset;
 * declare const ports: SettingsPorts;
 * declare const account: AccountMenuProps;
 * const view = { ...settingsOf(tickets), name: "tickets", workspace: "helpdesk", href: "/dataset/tickets" };
 * const page = <SettingsScreen dataset={view} canEdit ports={ports} account={account} />;
 */
export function SettingsScreen({ dataset, canEdit, ports, account }: SettingsScreenProps) {
  const t = useT();
  const { name, workspace, href } = dataset;
  return (
    <ScrollPage
      trail={[
        { label: workspace, href: `/?workspaces=${encodeURIComponent(workspace)}` },
        { label: name, href },
        { label: t("datasetSettings.title") },
      ]}
      account={account}
    >
      <div className={styles.column}>
        <header className={styles.head}>
          <div className={styles.names}>
            <ScrollPageTitle>{t("datasetSettings.title")}</ScrollPageTitle>
            <p className={styles.dataset}>
              <span className={styles.name}>{name}</span>
              <IconButton picture={LinkPicture} label={t("annotation.copyLink")} onClick={ports.onCopyLink} />
            </p>
          </div>
          <Button onClick={ports.onGoToDataset}>{t("datasetSettings.toDataset")}</Button>
        </header>
        {canEdit ? <General saved={dataset} {...ports} /> : <ReadOnlySettings {...dataset} />}
      </div>
    </ScrollPage>
  );
}
