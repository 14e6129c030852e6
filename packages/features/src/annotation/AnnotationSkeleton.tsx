import { Skeleton, SplitPanels, VisuallyHidden } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type AccountMenuProps, Page } from "../shell";
import { form, main } from "./AnnotationScreen.css";
import * as styles from "./AnnotationSkeleton.css";
import { bar, clear, row } from "./form/ActionBar.css";
import { bar as queueBar } from "./queue/QueueBar.css";
import { RecordSkeleton } from "./record/RecordSkeleton";
import type { AnnotationLayout } from "./view-model";

export interface AnnotationSkeletonProps {
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
  /** The stored sizes of the panels, so that they are where they will be. */
  layout: AnnotationLayout;
  /** Called with what has changed after the user has resized a panel. */
  onLayout: (change: AnnotationLayout) => void;
}

/**
 * The annotation page while nothing is known of its dataset: the bars, and the outlines of a record and its questions.
 * Nothing moves when they come.
 *
 * @example
 * declare const loading: AnnotationSkeletonProps;
 * const page = <AnnotationSkeleton {...loading} />;
 */
export function AnnotationSkeleton({ account, layout, onLayout }: AnnotationSkeletonProps) {
  const t = useT();
  const label = t("annotation.loadingDataset");
  return (
    <Page trail={[{ label }]} account={account}>
      <div className={queueBar}>
        <Skeleton width="7.5rem" height="1.25rem" />
        <span className={styles.queueEnd}>
          <Skeleton width="6rem" height="1.25rem" />
        </span>
      </div>
      <main className={main}>
        <VisuallyHidden>
          <div role="status">
            <h1>{label}</h1>
          </div>
        </VisuallyHidden>
        <SplitPanels
          handleLabel={t("annotation.resizePanels")}
          initialSize={layout.split}
          onResized={(split) => onLayout({ split })}
          start={
            <div className={styles.page}>
              <RecordSkeleton />
            </div>
          }
          end={<FormSkeleton isProgressOpen={layout.isProgressOpen ?? false} />}
        />
      </main>
    </Page>
  );
}

/** Two questions above the actions, whose place is known only if the progress below them is closed. */
function FormSkeleton({ isProgressOpen }: { isProgressOpen: boolean }) {
  return (
    <div className={form} aria-busy="true">
      <div className={styles.questions}>
        <QuestionSkeleton />
        <QuestionSkeleton />
      </div>
      {!isProgressOpen && (
        <>
          <div className={bar}>
            <div className={row}>
              <Skeleton className={clear} width="3rem" height="1.25rem" />
              <Skeleton className={styles.button} width="6.5rem" />
              <Skeleton className={styles.button} width="5.5rem" />
            </div>
          </div>
          <div className={styles.progress}>
            <Skeleton width="40%" />
          </div>
        </>
      )}
    </div>
  );
}

function QuestionSkeleton() {
  return (
    <div className={styles.question}>
      <Skeleton width="56%" height="1.25rem" />
      <div className={styles.options}>
        <Skeleton width="6rem" height="2rem" />
        <Skeleton width="8rem" height="2rem" />
        <Skeleton width="7rem" height="2rem" />
      </div>
    </div>
  );
}
