import { MatchProvider } from "@glossa/design-system";
import { memo, type ReactNode, useRef } from "react";
import type { AccountMenuProps } from "../shell";
import { PageActionsProvider } from "../shell/pages/page-actions";
import { useAskedFirst, useConflict } from "./AnnotationDialogs";
import { BulkScreen } from "./bulk/BulkScreen";
import type { ShortcutPreferences } from "./keys/shortcut-preferences";
import { usePageKeys } from "./keys/use-page-keys";
import { MarginPane } from "./Panes";
import { Celebration } from "./progress/Celebration";
import { useCelebrated } from "./progress/use-celebrated";
import { EmptyQueue } from "./queue/EmptyQueue";
import { RecordPane } from "./record/RecordPane";
import { ScreenFrame, useScreenDialogs } from "./ScreenFrame";
import type { AnnotationLayout, AnnotationPorts, AnnotationView } from "./view-model";

/** The view, the ports and the stored panel layout of the annotation page. */
export interface AnnotationScreenProps {
  /** The data on screen; see `AnnotationView`. */
  view: AnnotationView;
  /** The callbacks of the user's actions; see `AnnotationPorts`. */
  ports: AnnotationPorts;
  /** The account menu at the end of the top bar; without it, there is none. */
  account?: AccountMenuProps | undefined;
  /** The stored sizes of the panels; an absent one has its default. */
  layout: AnnotationLayout;
  /** Called with what has changed after the user has resized, opened or closed a panel. */
  onLayout: (change: AnnotationLayout) => void;
  /** The user's keys, from `shortcutPreferencesFrom`. */
  shortcutPreferences: ShortcutPreferences;
  /** Called with the preferences that the user has changed. */
  onShortcutPreferences: (change: Partial<ShortcutPreferences>) => void;
  /** Whether keys are written as on a Mac: ⌘ instead of Ctrl. */
  isMac: boolean;
  /** Shown next to the account menu. Their actions are in the palette, too. */
  tools?: ReactNode;
  /** A warning above the records, for example about the storage of the server. */
  banner?: ReactNode;
}

/**
 * Shows one record at a time, or in bulk mode a list of records: the record on the page, its questions in the margin.
 * Responses to other records are sent and confirmed meanwhile; unaffected parts do not render again, so that the next
 * record appears sooner.
 *
 * @example
 * declare const loaded: Omit<AnnotationScreenProps, "isMac">;
 * const page = <AnnotationScreen {...loaded} isMac={navigator.userAgent.includes("Mac")} />;
 */
export const AnnotationScreen = memo(function AnnotationScreen(props: AnnotationScreenProps) {
  return (
    <PageActionsProvider>
      <MatchProvider>
        {props.view.bulk ? <BulkScreen {...props} bulk={props.view.bulk} /> : <Screen {...props} />}
      </MatchProvider>
    </PageActionsProvider>
  );
});

function Screen(props: AnnotationScreenProps) {
  const { view, account, layout, onLayout, shortcutPreferences, onShortcutPreferences, isMac } = props;
  const dialogs = useScreenDialogs();
  const { onHelp, onPalette } = dialogs;
  const conflict = useConflict(view.form.saveState);
  const ports = useAskedFirst(props.ports, conflict);
  const page = useRef<HTMLDivElement>(null);
  const keys = usePageKeys({ page, view, ports, shortcutPreferences, isMac, onHelp, onPalette });
  const celebrated = useCelebrated(view.progress?.submitted);
  return (
    <ScreenFrame
      {...props}
      pageRef={page}
      ports={ports}
      dialogs={dialogs}
      conflict={conflict}
      run={keys.run}
      said={keys.said}
      onLeaveFrame={keys.goBack}
      page={
        view.record || view.load === "loading" ? (
          <RecordPane view={view} ports={ports} onCompare={conflict.open} />
        ) : (
          <EmptyQueue view={view} ports={ports} onUnread={keys.say} />
        )
      }
      margin={
        <MarginPane
          view={view}
          ports={ports}
          keys={keys}
          shortcutPreferences={shortcutPreferences}
          onShortcutPreferences={onShortcutPreferences}
          username={account?.username}
          layout={layout}
          onLayout={onLayout}
        />
      }
    >
      {celebrated !== undefined && <Celebration count={celebrated} />}
    </ScreenFrame>
  );
}
