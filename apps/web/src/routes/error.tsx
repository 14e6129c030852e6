import { StatusPage } from "@glossa/features/shell";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";

/** The page for an error: its status if it has one, otherwise 500. */
export function RouteError() {
  const error = useRouteError();
  return (
    <StatusPage
      status={isRouteErrorResponse(error) ? error.status : 500}
      onReload={() => window.location.reload()}
    />
  );
}
