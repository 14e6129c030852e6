import { OutageBanner, PageBannerProvider } from "@glossa/features/shell";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Outlet } from "react-router-dom";
import { OutboxProvider, useOpenOutbox } from "../outbox/use-outbox";
import { meQuery } from "../queries/me";
import { useOutage } from "../state/outage";
import { usePreferencesSync } from "./use-preferences-sync";

const FirstPassword = lazy(async () => ({
  default: (await import("../routes/first-password")).FirstPassword,
}));

/** Opens the outbox of the signed-in user around every page; a user with a password to change gets that page. */
export function SignedIn() {
  const { data: me } = useQuery(meQuery);
  const isLimited = me?.must_change_password === true;
  const userId = isLimited ? undefined : me?.id;
  const outbox = useOpenOutbox(userId);
  usePreferencesSync(userId);
  const { isOut } = useOutage();
  if (isLimited)
    return (
      <Suspense>
        <FirstPassword username={me.username} />
      </Suspense>
    );
  return (
    <OutboxProvider value={outbox}>
      <PageBannerProvider value={isOut && <OutageBanner onTryNow={() => void outbox?.release()} />}>
        <Outlet />
      </PageBannerProvider>
    </OutboxProvider>
  );
}
