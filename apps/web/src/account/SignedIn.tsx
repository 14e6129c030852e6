import { OutageBanner, PageBannerProvider } from "@glossa/features/shell";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Outlet } from "react-router-dom";
import { LoadFailure } from "../LoadFailure";
import { OutboxProvider, useOpenOutbox } from "../outbox/use-outbox";
import { isSignedOut } from "../queries/client";
import { meQuery } from "../queries/me";
import { useOutage } from "../state/outage";
import { usePreferencesSync } from "./use-preferences-sync";

const FirstPassword = lazy(async () => ({
  default: (await import("../routes/first-password")).FirstPassword,
}));

/** Opens the outbox of the signed-in user around every page; a user with a password to change gets that page. */
export function SignedIn() {
  const { data: me, error, isLoadingError } = useQuery(meQuery);
  const isLimited = me?.must_change_password === true;
  const userId = isLimited ? undefined : me?.id;
  const outbox = useOpenOutbox(userId);
  usePreferencesSync(userId);
  const { isOut, why } = useOutage();
  // An expired sign-in leads to the sign-in page.
  if (isLoadingError && !isSignedOut(error)) return <LoadFailure error={error} />;
  if (isLimited)
    return (
      <Suspense>
        <FirstPassword username={me.username} />
      </Suspense>
    );
  return (
    <OutboxProvider value={outbox}>
      <PageBannerProvider value={isOut && <OutageBanner why={why} onTryNow={() => void outbox?.release()} />}>
        <Outlet />
      </PageBannerProvider>
    </OutboxProvider>
  );
}
