import {
  type AnnotationPorts,
  AnnotationScreen,
  type AnnotationScreenProps,
  type AnnotationView,
  shortcutPreferencesFrom,
} from "@glossa/features/annotation";
import { useMemo, useSyncExternalStore } from "react";
import { portsOf, viewOf, type Work } from "./open-work";

interface WorkPageProps {
  work: Work;
  account: AnnotationScreenProps["account"];
  /** Overrides of the session's state on the page. */
  own?: Partial<AnnotationView> | undefined;
  /** Called with the path of a link. */
  ways?: Partial<AnnotationPorts>;
}

const defaultShortcutPreferences = shortcutPreferencesFrom(undefined);

/** The annotation page on a session. */
export function WorkPage({ work, account, own, ways }: WorkPageProps) {
  const state = useSyncExternalStore(work.session.subscribe, work.session.getState);
  const ports = useMemo(() => ({ ...portsOf(work), ...ways }), [work, ways]);
  const view = { ...viewOf(state, work.server), ...own };
  return (
    <AnnotationScreen
      view={view}
      ports={ports}
      account={account}
      layout={{ isGuidelinesOpen: false }}
      onLayout={() => undefined}
      shortcutPreferences={defaultShortcutPreferences}
      onShortcutPreferences={() => undefined}
      isMac={false}
    />
  );
}
