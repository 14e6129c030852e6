import {
  IconButton,
  LinkPicture,
  MatchProvider,
  Settings,
  SplitPanels,
  VisuallyHidden,
} from "@glossa/design-system";
import { FrameExit } from "@glossa/field-types";
import { useT } from "@glossa/locales";
import { memo, type ReactNode, useCallback, useMemo, useState } from "react";
import { type AccountMenuProps, Page } from "../shell";
import { AnnotationDialogs, useAskedFirst, useConflict } from "./AnnotationDialogs";
import * as styles from "./AnnotationScreen.css";
import { KeyHintsProvider } from "./keys/key-hints";
import type { ShortcutPreferences } from "./keys/shortcut-preferences";
import { usePageKeys } from "./keys/use-page-keys";
import { MarginPane, PagePane } from "./Panes";
import { Celebration } from "./progress/Celebration";
import { useCelebrated } from "./progress/use-celebrated";
import { EmptyQueue } from "./queue/EmptyQueue";
import { QueueBar } from "./queue/QueueBar";
import { RecordPane } from "./record/RecordPane";
import { SignedOutBanner } from "./saving/SignedOutBanner";
import type { AnnotationLayout, AnnotationPorts, AnnotationView } from "./view-model";

/** The view, the ports and the stored panel layout of the annotation page. */
export interface AnnotationScreenProps {
  view: AnnotationView;
  ports: AnnotationPorts;
  account: AccountMenuProps;
  layout: AnnotationLayout;
  onLayout: (change: AnnotationLayout) => void;
  shortcutPreferences: ShortcutPreferences;
  onShortcutPreferences: (change: Partial<ShortcutPreferences>) => void;
  isMac: boolean;
  /** Shown next to the account menu. */
  tools?: ReactNode;
}

/**
 * Shows one record at a time: the record on the page, its questions in the margin. Responses to other records are sent
 * and confirmed meanwhile; unaffected parts do not render again, so that the next record appears sooner.
 *
 * @example
 * declare const loaded: Omit<AnnotationScreenProps, "isMac">;
 * const page = <AnnotationScreen {...loaded} isMac={navigator.userAgent.includes("Mac")} />;
 */
export const AnnotationScreen = memo(function AnnotationScreen(props: AnnotationScreenProps) {
  return (
    <MatchProvider>
      <Screen {...props} />
    </MatchProvider>
  );
});

function Screen(props: AnnotationScreenProps) {
  const t = useT();
  const { view, account, layout, onLayout, shortcutPreferences, onShortcutPreferences, isMac } = props;
  const { dataset } = view;
  const [opened, setOpened] = useState<"help" | "palette">();
  const conflict = useConflict(view.form.saveState);
  const ports = useAskedFirst(props.ports, conflict);
  const onHelp = useCallback(() => setOpened("help"), []);
  const onPalette = useCallback(() => setOpened("palette"), []);
  const keys = usePageKeys({ view, ports, shortcutPreferences, isMac, onHelp, onPalette });
  const start =
    view.record || view.load === "loading" ? (
      <RecordPane view={view} ports={ports} onCompare={conflict.open} />
    ) : (
      <EmptyQueue view={view} ports={ports} />
    );
  const celebrated = useCelebrated(view.progress?.submitted);
  const signedOut = view.signedOutResponses ?? 0;
  const hints = useMemo(() => ({ shortcutPreferences, isMac }), [shortcutPreferences, isMac]);
  return (
    <KeyHintsProvider value={hints}>
      <Page {...useHead(props)} account={account}>
        {signedOut > 0 && <SignedOutBanner count={signedOut} onSignIn={ports.onSignIn} />}
        <QueueBar
          queue={view.queue}
          progress={view.progress}
          others={view.team?.onThisRecord}
          ports={ports}
          onHelp={onHelp}
        />
        <main className={styles.main}>
          <VisuallyHidden>
            <h1>{dataset.name}</h1>
            <span role="status">{view.announcement?.text}</span>
          </VisuallyHidden>
          <SplitPanels
            handleLabel={t("annotation.resizePanels")}
            initialSize={layout.split}
            onResized={(split) => onLayout({ split })}
            start={
              <FrameExit onLeave={keys.goBack}>
                <PagePane view={view} main={start} layout={layout} onLayout={onLayout} />
              </FrameExit>
            }
            end={
              <MarginPane
                view={view}
                ports={ports}
                keys={keys}
                shortcutPreferences={shortcutPreferences}
                onShortcutPreferences={onShortcutPreferences}
                username={account.username}
                layout={layout}
                onLayout={onLayout}
              />
            }
          />
        </main>
        {celebrated !== undefined && <Celebration count={celebrated} />}
        <AnnotationDialogs
          {...props}
          opened={opened}
          onClose={() => setOpened(undefined)}
          run={keys.run}
          conflict={conflict}
        />
      </Page>
    </KeyHintsProvider>
  );
}

/** Returns the bar above every record; it is created once. */
function useHead({ view, ports, tools }: AnnotationScreenProps) {
  const t = useT();
  const { name, workspace } = view.dataset;
  const hasQuestions = view.record !== undefined || view.load === "loading";
  return useMemo(
    () => ({
      trail: [{ label: workspace, href: `/?workspaces=${encodeURIComponent(workspace)}` }, { label: name }],
      beside: (
        <IconButton picture={LinkPicture} label={t("annotation.copyLink")} onClick={ports.onCopyLink} />
      ),
      actions: (
        <>
          {tools}
          <IconButton picture={Settings} label={t("annotation.settings")} onClick={ports.onSettings} />
        </>
      ),
      skipLinks: [
        { targetId: "record", label: t("app.skipToRecord") },
        ...(hasQuestions ? [{ targetId: "questions", label: t("app.skipToQuestions") }] : []),
      ],
    }),
    [t, name, workspace, ports, tools, hasQuestions],
  );
}
