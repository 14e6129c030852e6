import { Check, Circle, CircleAlert, Icon, Spinner, VisuallyHidden } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./HubDataset.css";
import { type CreationStep, creationSteps } from "./view-model";

interface CreationProgressProps {
  /** The step that runs, or that failed. */
  step: CreationStep;
  isFailed: boolean;
  /** Whether the workspace existed before. */
  hasWorkspace: boolean;
}

/** The steps of a creation: what is done, what runs, what follows. */
export function CreationProgress({ step, isFailed, hasWorkspace }: CreationProgressProps) {
  const t = useT();
  const steps = creationSteps.filter((candidate) => candidate !== "workspace" || !hasWorkspace);
  const at = steps.indexOf(step);
  return (
    <>
      <ol className={styles.steps} aria-label={t("hub.progress")}>
        {steps.map((candidate, place) => {
          const state = place < at ? "done" : place > at ? "waiting" : isFailed ? "failed" : "running";
          return (
            <li key={candidate} className={styles.step} data-state={state}>
              {state === "running" ? (
                <Spinner />
              ) : (
                <Icon picture={{ done: Check, waiting: Circle, failed: CircleAlert }[state]} />
              )}
              {t(`hub.steps.${candidate}`)}
              <VisuallyHidden>{t(`hub.stepStates.${state}`)}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <p role="status">{t(`hub.steps.${step}`)}</p>
      </VisuallyHidden>
    </>
  );
}
