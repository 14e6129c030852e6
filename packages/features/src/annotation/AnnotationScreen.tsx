import {
  BookOpen,
  BottomPanel,
  IconButton,
  LinkPicture,
  Markdown,
  SplitPanels,
  VisuallyHidden,
} from "@glossa/design-system";
import { breakpoint } from "@glossa/design-system/contract";
import { useT } from "@glossa/locales";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { type AccountMenuProps, Page } from "../frame";
import { ActionBar } from "./ActionBar";
import { AnnotationDialogs, useConflict } from "./AnnotationDialogs";
import * as styles from "./AnnotationScreen.css";
import { EmptyQueue } from "./EmptyQueue";
import { FormFoot } from "./FormFoot";
import type { Habits } from "./keys/habits";
import { KeyHintsProvider } from "./keys/key-hints";
import { usePageKeys } from "./keys/use-page-keys";
import { ProgressDetail, ProgressSummary } from "./ProgressPanel";
import { QuestionList } from "./QuestionList";
import { QueueBar } from "./QueueBar";
import { RecordPane } from "./RecordPane";
import type { AnnotationLayout, AnnotationPorts, AnnotationView } from "./view-model";

/** What the annotation page shows, does, and remembers of its panels. */
export interface AnnotationScreenProps {
  view: AnnotationView;
  ports: AnnotationPorts;
  account: AccountMenuProps;
  layout: AnnotationLayout;
  onLayout: (change: AnnotationLayout) => void;
  habits: Habits;
  onHabits: (change: Partial<Habits>) => void;
  isMac: boolean;
  /** Beside the account menu. */
  tools?: ReactNode;
}

/** One record at a time: the record on the page, its questions in the margin. */
export function AnnotationScreen(props: AnnotationScreenProps) {
  const t = useT();
  const { view, ports, account, layout, onLayout, habits, onHabits, isMac } = props;
  const { dataset } = view;
  const [opened, setOpened] = useState<"help" | "palette">();
  const conflict = useConflict(view.form.saveState);
  const onHelp = useCallback(() => setOpened("help"), []);
  const onPalette = useCallback(() => setOpened("palette"), []);
  const { active, activate, run } = usePageKeys({ view, ports, habits, isMac, onHelp, onPalette });
  const start =
    view.record || view.load === "loading" ? (
      <RecordPane view={view} ports={ports} onCompare={conflict.open} />
    ) : (
      <EmptyQueue view={view} ports={ports} />
    );
  const hints = useMemo(() => ({ habits, isMac }), [habits, isMac]);
  return (
    <KeyHintsProvider value={hints}>
      <Page
        trail={[
          { label: dataset.workspace, href: `/?workspaces=${encodeURIComponent(dataset.workspace)}` },
          { label: dataset.name },
        ]}
        beside={
          <IconButton picture={LinkPicture} label={t("annotation.copyLink")} onClick={ports.onCopyLink} />
        }
        actions={props.tools}
        account={account}
        skipLinks={[
          { targetId: "record", label: t("app.skipToRecord") },
          { targetId: "questions", label: t("app.skipToQuestions") },
        ]}
      >
        <QueueBar queue={view.queue} others={view.team?.onThisRecord} ports={ports} onHelp={onHelp} />
        <main className={styles.main}>
          <VisuallyHidden>
            <h1>{dataset.name}</h1>
            <span role="status">{view.said?.text}</span>
          </VisuallyHidden>
          <SplitPanels
            handleLabel={t("annotation.resizePanels")}
            initialSize={layout.split}
            onResized={(split) => onLayout({ split })}
            start={<PagePane view={view} main={start} layout={layout} onLayout={onLayout} />}
            end={
              <MarginPane
                view={view}
                ports={ports}
                active={active}
                onActivate={activate}
                habits={habits}
                onHabits={onHabits}
                layout={layout}
                onLayout={onLayout}
              />
            }
          />
        </main>
        <AnnotationDialogs
          {...props}
          opened={opened}
          onClose={() => setOpened(undefined)}
          run={run}
          conflict={conflict}
        />
      </Page>
    </KeyHintsProvider>
  );
}

interface PaneProps {
  view: AnnotationView;
  layout: AnnotationLayout;
  onLayout: (change: AnnotationLayout) => void;
}

function PagePane({ view, main, layout, onLayout }: PaneProps & { main: ReactNode }) {
  const t = useT();
  const { guidelines } = view.dataset;
  return (
    <BottomPanel
      main={main}
      title={t("annotation.guidelines")}
      icon={BookOpen}
      handleLabel={t("annotation.resizeGuidelines")}
      initial={{ isOpen: layout.isGuidelinesOpen ?? !isPhone(), height: layout.guidelines ?? 240 }}
      onChanged={({ isOpen, height }) => onLayout({ isGuidelinesOpen: isOpen, guidelines: height })}
    >
      <div className={styles.guidelines}>
        {guidelines ? (
          <Markdown text={guidelines} look="notes" />
        ) : (
          <p className={styles.none}>{t("annotation.noGuidelines")}</p>
        )}
      </div>
    </BottomPanel>
  );
}

interface MarginProps extends PaneProps {
  ports: AnnotationPorts;
  active: string | undefined;
  onActivate: (question: string) => void;
  habits: Habits;
  onHabits: (change: Partial<Habits>) => void;
}

function MarginPane(props: MarginProps) {
  const t = useT();
  const { view, ports, active, onActivate, habits, onHabits, layout, onLayout } = props;
  return (
    <BottomPanel
      main={
        <div className={styles.form}>
          <div className={styles.questions}>
            {(view.record || view.load === "loading") && (
              <QuestionList
                form={view.form}
                record={view.record}
                active={active}
                onActivate={onActivate}
                onValue={ports.onValue}
              />
            )}
          </div>
          {view.record && <FormFoot form={view.form} active={active} habits={habits} onHabits={onHabits} />}
          <ActionBar record={view.record} form={view.form} ports={ports} />
        </div>
      }
      title={t("annotation.myProgress")}
      summary={<ProgressSummary progress={view.progress} />}
      handleLabel={t("annotation.resizeProgress")}
      initial={{ isOpen: layout.isProgressOpen ?? false, height: layout.progress ?? 220 }}
      onChanged={({ isOpen, height }) => onLayout({ isProgressOpen: isOpen, progress: height })}
    >
      <ProgressDetail progress={view.progress} team={view.team} />
    </BottomPanel>
  );
}

// On a phone the record comes first: guidelines that nobody has opened wait behind their title.
function isPhone(): boolean {
  return matchMedia(breakpoint.phone).matches;
}
