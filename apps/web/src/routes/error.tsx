import { StatusPage } from "@glossa/features/shell";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";

/** A page that broke: its status where it has one, else 500. */
export function RouteError() {
  const error = useRouteError();
  return <StatusPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
