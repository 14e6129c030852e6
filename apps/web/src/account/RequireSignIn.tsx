import { rememberTarget } from "@glossa/features/access";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useAuth } from "../state/auth";

/** Shows the page to signed-in users; sends others to the sign-in page and then back here. */
export function RequireSignIn() {
  const { isSignedIn } = useAuth();
  const { pathname, search, hash } = useLocation();
  if (isSignedIn) return <Outlet />;
  rememberTarget(pathname + search + hash);
  return <Navigate to="/sign-in" replace />;
}
