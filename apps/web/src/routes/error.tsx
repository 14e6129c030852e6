import { StatusPage } from "@glossa/features/shell";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { useEndOfSplashScreen } from "../splash-screen";

/** The page for an error: its status if it has one, otherwise 500, and its message. */
export function RouteError() {
  const error = useRouteError();
  useEndOfSplashScreen();
  const isResponse = isRouteErrorResponse(error);
  return (
    <StatusPage
      status={isResponse ? error.status : 500}
      detail={isResponse ? error.statusText : messageOf(error)}
      onReload={() => window.location.reload()}
    />
  );
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}
