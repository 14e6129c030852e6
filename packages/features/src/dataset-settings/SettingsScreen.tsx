import { Button, IconButton, Link, LinkPicture, majorityDirection } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type AccountMenuProps, ScrollPage, ScrollPageTitle } from "../shell";
import { useWorkspaceCrumbs } from "../shell/pages/page-addresses";
import { EditableSettings, shownTab } from "./EditableSettings";
import { ReadOnlySettings } from "./ReadOnlySettings";
import * as styles from "./SettingsScreen.css";
import type { SettingsPorts, SettingsTab, SettingsView } from "./view-model";

/** The data and callbacks of a dataset's settings page. */
export interface SettingsScreenProps {
  /** The settings as they are stored; each tab edits a copy. */
  dataset: SettingsView;
  /** Owners and admins edit the settings; annotators read them. */
  canEdit: boolean;
  /** The callbacks that save the changes; see `SettingsPorts`. */
  ports: SettingsPorts;
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
  /** The tab in the address; another or none shows the general settings. */
  tab?: string | undefined;
  /** Called when the user has chosen another tab. */
  onTab?: (tab: SettingsTab) => void;
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
export function SettingsScreen(props: SettingsScreenProps) {
  const { dataset, canEdit, ports, account, tab, onTab } = props;
  const t = useT();
  const shown = canEdit ? shownTab(dataset, tab) : undefined;
  const { name, workspace, href } = dataset;
  const ofWorkspace = useWorkspaceCrumbs(workspace);
  return (
    <ScrollPage
      trail={[...ofWorkspace, { label: name, href }, { label: t("datasetSettings.title") }]}
      account={account}
      hasMargin={shown !== undefined}
    >
      <div className={shown ? styles.tabColumn : styles.column}>
        <header className={styles.head}>
          <div className={styles.names}>
            <ScrollPageTitle>{t("datasetSettings.title")}</ScrollPageTitle>
            <p className={styles.dataset}>
              <bdi className={styles.name} dir={majorityDirection(name)}>
                {name}
              </bdi>
              <IconButton picture={LinkPicture} label={t("annotation.copyLink")} onClick={ports.onCopyLink} />
              <Link href={href}>{t("datasetSettings.seeDataset")}</Link>
            </p>
          </div>
          <Button onClick={ports.onGoToDataset}>{t("datasetSettings.toDataset")}</Button>
        </header>
        {shown ? (
          <EditableSettings dataset={dataset} ports={ports} tab={shown} onTab={onTab} />
        ) : (
          <ReadOnlySettings {...dataset} />
        )}
      </div>
    </ScrollPage>
  );
}
