import { Button, IconButton, LinkPicture } from "@glossa/design-system";
import { useLateT } from "@glossa/locales";
import { type AccountMenuProps, Page } from "../frame";
import { General } from "./General";
import { ReadOnlySettings } from "./ReadOnlySettings";
import * as styles from "./SettingsScreen.css";
import type { SettingsPorts, SettingsView } from "./view-model";

/** What the settings page of a dataset shows and does. */
export interface SettingsScreenProps {
  dataset: SettingsView;
  /** Owners and admins set things; others read what is set. */
  canEdit: boolean;
  ports: SettingsPorts;
  account: AccountMenuProps;
}

/** How a dataset is set, and how to change it. */
export function SettingsScreen({ dataset, canEdit, ports, account }: SettingsScreenProps) {
  const t = useLateT();
  const { name, workspace, href } = dataset;
  return (
    <Page
      trail={[
        { label: workspace, href: `/?workspaces=${encodeURIComponent(workspace)}` },
        { label: name, href },
        { label: t("datasetSettings.title") },
      ]}
      account={account}
      skipLinks={[{ targetId: "main", label: t("app.skipToMain") }]}
    >
      <main id="main" className={styles.page} tabIndex={-1}>
        <div className={styles.sheet}>
          <header className={styles.head}>
            <div className={styles.names}>
              <h1 className={styles.title}>{t("datasetSettings.title")}</h1>
              <p className={styles.dataset}>
                <span className={styles.name}>{name}</span>
                <IconButton
                  picture={LinkPicture}
                  label={t("annotation.copyLink")}
                  onClick={ports.onCopyLink}
                />
              </p>
            </div>
            <Button onClick={ports.onGoToDataset}>{t("datasetSettings.toDataset")}</Button>
          </header>
          {canEdit ? <General saved={dataset} {...ports} /> : <ReadOnlySettings {...dataset} />}
        </div>
      </main>
    </Page>
  );
}
