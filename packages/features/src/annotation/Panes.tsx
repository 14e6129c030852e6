import { BookOpen, BottomPanel, Dialog, IconButton, Markdown, Maximize2 } from "@glossa/design-system";
import { breakpoint } from "@glossa/design-system/contract";
import { useMarkdownWords, useT } from "@glossa/locales";
import { memo, type ReactNode, useId, useState } from "react";
import { usePanelWords } from "../shell/use-split-words";
import * as styles from "./AnnotationScreen.css";
import { ActionBar } from "./form/ActionBar";
import { guidelinesHeight } from "./form/ActionBar.css";
import { FormFoot } from "./form/FormFoot";
import { QuestionList } from "./form/QuestionList";
import { useFocusInView } from "./form/use-focus-in-view";
import type { ShortcutPreferences } from "./keys/shortcut-preferences";
import type { usePageKeys } from "./keys/use-page-keys";
import { ProgressDetail } from "./progress/ProgressDetail";
import { ProgressSummary } from "./progress/ProgressPanel";
import { usePublishedSize } from "./use-published-size";
import type { AnnotationLayout, AnnotationPorts, AnnotationView } from "./view-model";

interface PaneProps {
  view: AnnotationView;
  layout: AnnotationLayout;
  onLayout: (change: AnnotationLayout) => void;
}

function waitingClass({ record, load, bulk }: AnnotationView): string | undefined {
  // Bulk mode has one form for all pages of its list.
  return record === undefined && load === "loading" && bulk === undefined ? styles.waiting : undefined;
}

/** The record, or the reason why there is none, above the guidelines. */
export function PagePane({ view, main, layout, onLayout }: PaneProps & { main: ReactNode }) {
  // A list needs the space; in focus mode the guidelines are open until the user closes them.
  const isUsuallyOpen = view.bulk === undefined;
  const t = useT();
  // In one column the questions follow the guidelines, which are folded on each record, whatever the layout elsewhere.
  const [isStacked] = useState(() => matchMedia(breakpoint.stacked).matches);
  return (
    <BottomPanel
      className={waitingClass(view)}
      main={main}
      // The rows of a list reach the edge: room for a scrollbar that is not needed would cut them off.
      hasOwnScrolling={view.bulk !== undefined}
      title={t("annotation.guidelines")}
      icon={BookOpen}
      handleLabel={t("annotation.resizeGuidelines")}
      stepWords={usePanelWords()}
      initial={{
        isOpen: !isStacked && Boolean(view.dataset.guidelines) && (layout.isGuidelinesOpen ?? isUsuallyOpen),
        height: layout.guidelines ?? 240,
      }}
      {...(isStacked
        ? { openFor: view.record?.id }
        : { onChanged: ({ isOpen, height }) => onLayout({ isGuidelinesOpen: isOpen, guidelines: height }) })}
      panelRef={usePublishedSize(guidelinesHeight)}
      action={view.dataset.guidelines && <WideGuidelines text={view.dataset.guidelines} />}
    >
      <Guidelines text={view.dataset.guidelines} />
    </BottomPanel>
  );
}

/** The guidelines in two columns. */
const Guidelines = memo(function Guidelines({ text }: { text: string | null }) {
  const t = useT();
  const words = useMarkdownWords();
  if (!text) return <p className={styles.none}>{t("annotation.noGuidelines")}</p>;
  return (
    <div className={styles.guidelines}>
      <Markdown text={text} look="notes" words={words} />
    </div>
  );
});

/** A button that shows the guidelines in a wide view of their own. */
const WideGuidelines = memo(function WideGuidelines({ text }: { text: string }) {
  const t = useT();
  const words = useMarkdownWords();
  const [isWide, setWide] = useState(false);
  return (
    <>
      <IconButton picture={Maximize2} label={t("annotation.guidelinesWide")} onClick={() => setWide(true)} />
      <Dialog
        isOpen={isWide}
        onClose={() => setWide(false)}
        title={t("annotation.guidelines")}
        closeLabel={t("app.close")}
        isWide
      >
        <Markdown text={text} words={words} />
      </Dialog>
    </>
  );
});

interface MarginProps extends MarginFrameProps {
  keys: Pick<
    ReturnType<typeof usePageKeys>,
    "active" | "activate" | "asked" | "onAnswered" | "onIncomplete" | "onValue"
  >;
  shortcutPreferences: ShortcutPreferences;
  onShortcutPreferences: (change: Partial<ShortcutPreferences>) => void;
}

/** The questions and the actions, above the progress. */
export function MarginPane(props: MarginProps) {
  const { view, ports, keys, shortcutPreferences, onShortcutPreferences } = props;
  const { record, form } = view;
  return (
    <MarginFrame {...props}>
      <div ref={useFocusInView()} className={styles.questions}>
        <QuestionList
          form={form}
          record={record}
          active={keys.active}
          asked={keys.asked}
          onActivate={keys.activate}
          onAnswered={keys.onAnswered}
          onValue={keys.onValue}
          teamAnswers={view.teamAnswers}
          teamResponses={view.teamResponses}
          haveTeamAnswersFailed={view.haveTeamAnswersFailed}
          onRetryTeamAnswers={ports.onRetryTeamAnswers}
        />
      </div>
      {record && (
        <FormFoot
          questions={form.questions}
          active={keys.active}
          shortcutPreferences={shortcutPreferences}
          onShortcutPreferences={onShortcutPreferences}
        />
      )}
      <ActionBar
        record={record}
        values={form.values}
        canSubmit={form.canSubmit}
        isSaving={form.isSaving}
        ports={ports}
        onIncomplete={keys.onIncomplete}
      />
    </MarginFrame>
  );
}

interface MarginFrameProps extends PaneProps {
  ports: AnnotationPorts;
  /** Undefined if the page does not name the user, who then has no progress to share. */
  username: string | undefined;
}

/** A form above the progress; without records, the progress alone. */
export function MarginFrame(props: MarginFrameProps & { children: ReactNode }) {
  const t = useT();
  const { view, layout, onLayout } = props;
  const panelWords = usePanelWords();
  if (!view.record && view.load !== "loading") return <AtRest {...props} />;
  return (
    <BottomPanel
      className={waitingClass(view)}
      hasOwnScrolling
      main={<div className={styles.form}>{props.children}</div>}
      title={t("annotation.myProgress")}
      summary={<ProgressSummary progress={view.progress} />}
      handleLabel={t("annotation.resizeProgress")}
      stepWords={panelWords}
      initial={{ isOpen: layout.isProgressOpen ?? false, height: layout.progress ?? 260 }}
      onChanged={({ isOpen, height }) => onLayout({ isProgressOpen: isOpen, progress: height })}
    >
      <Progress {...props} isOpen={layout.isProgressOpen ?? false} />
    </BottomPanel>
  );
}

/** The progress, in place of the questions if there is no record. Nothing here can be answered. */
function AtRest(props: MarginFrameProps) {
  const t = useT();
  const id = useId();
  return (
    <section className={styles.atRest} aria-labelledby={id}>
      <header className={styles.atRestHead}>
        <h2 id={id} className={styles.atRestTitle}>
          {t("annotation.myProgress")}
        </h2>
        <ProgressSummary progress={props.view.progress} hasMeter={false} />
      </header>
      <Progress {...props} isOpen />
    </section>
  );
}

function Progress({ view, ports, username, isOpen }: MarginFrameProps & { isOpen: boolean }) {
  return (
    <ProgressDetail
      progress={view.progress}
      team={view.team}
      isSharingEnabled={username !== undefined && view.isSharingEnabled}
      dataset={view.dataset}
      username={username ?? ""}
      onShare={ports.onShare}
      loadAgreement={isOpen ? ports.loadAgreement : undefined}
      filters={view.filters}
      onShowDisagreements={ports.onShowDisagreements}
      agreementPeople={ports.agreementPeople}
      onShowResponses={ports.onShowResponses}
    />
  );
}
