import { BookOpen, Button, CodeXml, Heading, Icon, Link, Pencil, Plus, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import { type GuideId, guidesForAnnotators, guidesForManagers } from "../guide/guide-ids";
import { HubExamples } from "../hub/HubExamples";
import { HubImport } from "../hub/HubImport";
import { FileImport } from "./FileImport";
import * as styles from "./HomeMargin.css";

/** The callbacks of imports from the hub. */
export interface HubPorts {
  /** Checks a repository and opens its page; returns a message if it cannot be read. */
  onImport: (repository: string) => Promise<string | undefined>;
  /** Opens the page of a repository. */
  onOpen: (repository: string) => void;
}

interface HomeMarginProps {
  /** Undefined while the user loads. */
  isManager: boolean | undefined;
  hrefOfGuide: (guide: GuideId) => string;
  /** Shows how to create a dataset from Python; undefined for users who may not. */
  onImport: (() => void) | undefined;
  /** Opens the page on which a dataset is prepared; undefined for users who may not. */
  onCreate: (() => void) | undefined;
  /** The name of a dataset that was begun and not published; empty if it has none. Undefined if there is none. */
  unfinishedDataset?: string | undefined;
  /** Imports from the hub, for users who may. */
  hub: HubPorts;
  /** Called with files to import, of users who may. */
  onFiles: (files: readonly File[]) => void;
}

/**
 * The column beside the list of datasets. It depends on the role alone: owners and admins can create datasets and see
 * guides for doing so, annotators see guides for answering. It is empty while the role is not known.
 */
export function HomeMargin(props: HomeMarginProps) {
  const { isManager, hrefOfGuide, onImport, onCreate, unfinishedDataset, hub, onFiles } = props;
  const t = useT();
  const guides = isManager ? guidesForManagers : guidesForAnnotators;
  if (isManager === undefined) return <div className={styles.margin} />;
  return (
    <aside className={styles.margin} aria-label={t("guides.aside")}>
      {isManager && (
        <>
          <section className={styles.section}>
            <HubImport onImport={hub.onImport} />
          </section>
          <MarginSection title={t("files.home.title")}>
            <Text tone="secondary" size="sm">
              {t("files.home.hint")}
            </Text>
            <FileImport onFiles={onFiles} />
          </MarginSection>
          <MarginSection title={t("hub.examples")}>
            <HubExamples onOpen={hub.onOpen} />
          </MarginSection>
        </>
      )}
      {onCreate && (
        <MarginSection title={t("newDataset.title")}>
          <Text tone="secondary" size="sm">
            {unfinishedDataset === undefined
              ? t("newDataset.hint")
              : unfinishedDataset === ""
                ? t("newDataset.unfinishedUnnamed")
                : t("newDataset.unfinished", { name: unfinishedDataset })}
          </Text>
          <div>
            <Button icon={unfinishedDataset === undefined ? Plus : Pencil} size="sm" onClick={onCreate}>
              {unfinishedDataset === undefined ? t("newDataset.begin") : t("newDataset.continue")}
            </Button>
          </div>
        </MarginSection>
      )}
      {onImport && (
        <MarginSection title={t("snippets.importTitle")}>
          <Text tone="secondary" size="sm">
            {t("snippets.importHint")}
          </Text>
          <div>
            <Button icon={CodeXml} size="sm" onClick={onImport}>
              {t("snippets.show")}
            </Button>
          </div>
        </MarginSection>
      )}
      <MarginSection title={t("guides.title")}>
        {!isManager && (
          <Text tone="secondary" size="sm">
            {t("guides.annotatorHint")}
          </Text>
        )}
        <ul className={styles.guides}>
          {guides.map((guide) => (
            <li key={guide}>
              <Link className={styles.guide} href={hrefOfGuide(guide)}>
                <span className={styles.picture}>
                  <Icon picture={BookOpen} />
                </span>
                {t(`guides.titles.${guide}`)}
              </Link>
            </li>
          ))}
        </ul>
      </MarginSection>
    </aside>
  );
}

function MarginSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={2} size="part">
        {title}
      </Heading>
      {children}
    </section>
  );
}
