import {
  type AnnotationPorts,
  AnnotationScreen,
  type AnnotationScreenProps,
  shortcutPreferencesFrom,
} from "@glossa/features/annotation";
import { useMemo, useSyncExternalStore } from "react";
import { portsOf, viewOf, type Work } from "./open-work";

interface WorkPageProps {
  work: Work;
  account: AnnotationScreenProps["account"];
  /** Guidelines instead of those of the demo. */
  guidelines?: string | null;
  /** Called with the path of a link. */
  ways?: Partial<AnnotationPorts>;
}

const defaultShortcutPreferences = shortcutPreferencesFrom(undefined);

/** The annotation page on a session. */
export function WorkPage({ work, account, guidelines, ways }: WorkPageProps) {
  const state = useSyncExternalStore(work.session.subscribe, work.session.getState);
  const ports = useMemo(() => ({ ...portsOf(work), ...ways }), [work, ways]);
  const view = viewOf(state, work.server);
  return (
    <AnnotationScreen
      view={guidelines === undefined ? view : { ...view, dataset: { ...view.dataset, guidelines } }}
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
