import { rememberTarget } from "@glossa/features/access";
import { OutageBanner, PageBannerProvider } from "@glossa/features/shell";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { meQuery } from "./queries/me";
import { useAuth } from "./state/auth";
import { useOutage } from "./state/outage";
import { OutboxProvider, useOpenOutbox } from "./use-outbox";
import { usePreferencesSync } from "./use-preferences-sync";

const FirstPassword = lazy(async () => ({
  default: (await import("./routes/first-password")).FirstPassword,
}));

/** Shows the page to signed-in users and opens their outbox; sends others to the sign-in page and then back here. */
export function RequireSignIn() {
  const { isSignedIn } = useAuth();
  const { pathname, search, hash } = useLocation();
  if (isSignedIn) return <SignedIn />;
  rememberTarget(pathname + search + hash);
  return <Navigate to="/sign-in" replace />;
}

function SignedIn() {
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
