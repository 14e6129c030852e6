import { rememberTarget } from "@glossa/features/access";
import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { meQuery } from "./queries/me";
import { useAuth } from "./state/auth";
import { OutboxProvider, useOpenOutbox } from "./use-outbox";
import { usePreferencesSync } from "./use-preferences-sync";

/** Lets signed-in people through and opens their outbox; others sign in first and then come back here. */
export function RequireSignIn() {
  const { isSignedIn } = useAuth();
  const { pathname, search, hash } = useLocation();
  if (isSignedIn) return <SignedIn />;
  rememberTarget(pathname + search + hash);
  return <Navigate to="/sign-in" replace />;
}

function SignedIn() {
  const { data: me } = useQuery(meQuery);
  const outbox = useOpenOutbox(me?.id);
  usePreferencesSync(me?.id);
  return (
    <OutboxProvider value={outbox}>
      <Outlet />
    </OutboxProvider>
  );
}
