import { StatusPage } from "@glossa/features/frame";
import { useT } from "@glossa/locales";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";

/** A page that broke: its status where it has one, else 500. */
export function RouteError() {
  const t = useT();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <StatusPage
      status={status}
      message={status === 404 ? t("errors.pageNotFound") : t("errors.unexpected")}
    />
  );
}
