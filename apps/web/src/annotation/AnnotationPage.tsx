import { AnnotationScreen } from "@glossa/features/annotation";
import { LoadingPage } from "@glossa/features/frame";
import { isAsking } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { translate } from "../state/language";
import { useAccount } from "../use-account";
import { useTeam } from "./team/use-team";
import { useAddress } from "./use-address";
import { type AnnotationData, useAnnotationSession } from "./use-annotation";
import { useHabits, useLayout } from "./use-layout";
import { usePorts } from "./use-ports";
import type { RecordsAhead } from "./use-records-ahead";
import { useChangesGuard, useSessionGuard } from "./use-session-guard";
import { useView } from "./use-view";

interface AnnotationPageProps {
  data: AnnotationData;
  userId: string;
  ahead: RecordsAhead;
}

/** Opens the session of a dataset and puts the screen on it. */
export function AnnotationPage({ data, userId, ahead }: AnnotationPageProps) {
  const session = useAnnotationSession(data, userId, ahead);
  if (!session) return <LoadingPage label={translate("annotation.loadingDataset")} />;
  return <OpenPage data={data} session={session} userId={userId} />;
}

interface OpenPageProps extends Omit<AnnotationPageProps, "ahead"> {
  session: LoadedSession;
}

const REST_MS = 2000;

// Nobody takes anything along before the first record has been looked at. Without a server it is asked for again:
// a page that people work on does not fail for a button.
const OfflineTools = lazy(async () => {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const loaded = await import("./offline/OfflineTools").catch(() => undefined);
    if (loaded) return { default: loaded.OfflineTools };
  }
});

const isMac = /mac|iphone|ipad/i.test(navigator.platform);

function OpenPage({ data, session, userId }: OpenPageProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { account } = useAccount();
  useAddress(session, state);
  useSessionGuard(session);
  useChangesGuard(session, isAsking(state));
  const team = useTeam(session, data.dataset.id, userId);
  const ports = usePorts(session, data.dataset.id);
  return (
    <AnnotationScreen
      view={useView(data, state, team)}
      ports={ports}
      tools={
        <Suspense>
          <OfflineTools data={data} userId={userId} onOpenRecord={ports.onOpenRecord} />
        </Suspense>
      }
      account={account}
      {...useLayout()}
      {...useHabits()}
      isMac={isMac}
    />
  );
}
