import { IconButton, LinkPicture, Settings, SplitPanels, VisuallyHidden } from "@glossa/design-system";
import { FrameExit } from "@glossa/field-types";
import { useT } from "@glossa/locales";
import { type ReactNode, type RefObject, useCallback, useMemo, useState } from "react";
import { Page } from "../shell";
import { useWorkspaceCrumbs } from "../shell/pages/page-addresses";
import { useSplitWords } from "../shell/use-split-words";
import { AnnotationDialogs, type useConflict } from "./AnnotationDialogs";
import type { AnnotationScreenProps } from "./AnnotationScreen";
import * as styles from "./AnnotationScreen.css";
import { hasModes } from "./bulk/bulk-view";
import { RunningBar } from "./bulk/running/RunningBar";
import type { CommandId } from "./keys/commands";
import { KeyHintsProvider } from "./keys/key-hints";
import { PagePane } from "./Panes";
import { DatasetMenu } from "./phone/DatasetMenu";
import { QueueBar } from "./queue/QueueBar";
import { SignedOutBanner } from "./saving/SignedOutBanner";
import { SimilarityBar } from "./similarity/SimilarityBar";
import { SimilarityContext } from "./similarity/similarity-context";
import type { SimilarityView } from "./similarity/similarity-view";
import type { AnnotationView } from "./view-model";

/** The dialogs that a key or a button opens, and the functions that open them. */
export type ScreenDialogs = ReturnType<typeof useScreenDialogs>;

/** Returns which dialog of the page is open. */
export function useScreenDialogs() {
  const [opened, setOpened] = useState<"help" | "palette">();
  const onHelp = useCallback(() => setOpened("help"), []);
  const onPalette = useCallback(() => setOpened("palette"), []);
  return { opened, onHelp, onPalette, onClose: () => setOpened(undefined) };
}

interface ScreenFrameProps extends AnnotationScreenProps {
  pageRef: RefObject<HTMLDivElement | null>;
  dialogs: ScreenDialogs;
  conflict: ReturnType<typeof useConflict>;
  run: (id: CommandId) => void;
  /** What the last key has changed, for screen readers. */
  said: AnnotationView["announcement"];
  /** Returns the focus from a frame of a record to the page. */
  onLeaveFrame: () => void;
  /** The record or the list of records. */
  page: ReactNode;
  /** The form and the progress. */
  margin: ReactNode;
  /** Further overlays. */
  children?: ReactNode;
}

/** The page around the records in focus mode and in bulk mode: bars, panels and dialogs. */
export function ScreenFrame(props: ScreenFrameProps) {
  const t = useT();
  const stepWords = useSplitWords();
  const { view, ports, account, layout, onLayout, shortcutPreferences, isMac, dialogs } = props;
  const signedOut = view.signedOutResponses ?? 0;
  const { similarity: similarityView } = view;
  const { onFilters } = ports;
  // Every record of a list uses it. In bulk mode, the ports are others with each rendering.
  const similarity = useMemo(
    () =>
      similarityView && {
        view: similarityView,
        onSimilarity: (search: SimilarityView["search"]) => onFilters({ similarity: search }),
      },
    [similarityView, onFilters],
  );
  const hints = useMemo(() => ({ shortcutPreferences, isMac }), [shortcutPreferences, isMac]);
  return (
    <KeyHintsProvider value={hints}>
      <SimilarityContext value={similarity}>
        <Page ref={props.pageRef} {...useHead(props, dialogs.onHelp)} account={account}>
          {props.banner}
          {signedOut > 0 && <SignedOutBanner count={signedOut} onSignIn={ports.onSignIn} />}
          <QueueBar
            queue={view.queue}
            filters={view.filters}
            progress={view.progress}
            others={view.bulk ? undefined : view.team?.onThisRecord}
            isBulk={hasModes(view) ? view.bulk !== undefined : undefined}
            ports={ports}
            onHelp={dialogs.onHelp}
          />
          {view.running && <RunningBar progress={view.running} onCancel={ports.bulk.onCancel} />}
          <SimilarityBar />
          <main className={styles.main}>
            <VisuallyHidden>
              <h1>{view.dataset.name}</h1>
              <Announcement said={view.announcement} />
              <Announcement said={props.said} />
            </VisuallyHidden>
            <SplitPanels
              handleLabel={t("annotation.resizePanels")}
              stepWords={stepWords}
              initialSize={layout.split}
              onResized={(split) => onLayout({ split })}
              start={
                <FrameExit onLeave={props.onLeaveFrame}>
                  <PagePane view={view} main={props.page} layout={layout} onLayout={onLayout} />
                </FrameExit>
              }
              end={props.margin}
            />
          </main>
          {props.children}
          <AnnotationDialogs
            {...props}
            opened={dialogs.opened}
            onClose={dialogs.onClose}
            run={props.run}
            conflict={props.conflict}
          />
        </Page>
      </SimilarityContext>
    </KeyHintsProvider>
  );
}

/** Tells screen readers what has happened. An equal text is said again, because it is another element. */
function Announcement({ said }: { said: AnnotationView["announcement"] }) {
  return <span role="status">{said && <span key={said.serial}>{said.text}</span>}</span>;
}

/** Returns the bar above every record; it is created once. */
function useHead({ view, ports, tools }: AnnotationScreenProps, onHelp: () => void) {
  const t = useT();
  const { name, workspace } = view.dataset;
  const { onCopyLink, onSettings, onWorkOffline, onUndo, onRedo } = ports;
  const { steps } = view;
  const ofWorkspace = useWorkspaceCrumbs(workspace);
  const hasQuestions = view.record !== undefined || view.load === "loading";
  return useMemo(
    () => ({
      trail: [...ofWorkspace, { label: name }],
      beside: (
        <span className={styles.tools}>
          <IconButton picture={LinkPicture} label={t("annotation.copyLink")} onClick={onCopyLink} />
        </span>
      ),
      actions: (
        <>
          <span className={styles.tools}>{tools}</span>
          <span className={styles.datasetMenu}>
            <DatasetMenu {...{ onCopyLink, onWorkOffline, onUndo, onRedo, onHelp, steps }} />
          </span>
          {onSettings && (
            <IconButton picture={Settings} label={t("annotation.settings")} onClick={onSettings} />
          )}
        </>
      ),
      skipLinks: [
        { targetId: "record", label: t("app.skipToRecord") },
        ...(hasQuestions ? [{ targetId: "questions", label: t("app.skipToQuestions") }] : []),
      ],
    }),
    [
      t,
      name,
      ofWorkspace,
      onCopyLink,
      onSettings,
      onWorkOffline,
      onUndo,
      onRedo,
      onHelp,
      steps,
      tools,
      hasQuestions,
    ],
  );
}
