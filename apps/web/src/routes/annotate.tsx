import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useParams } from "react-router-dom";
import { AnnotationPage } from "../annotation/AnnotationPage";
import { useAnnotationData } from "../annotation/use-annotation-data";
import { LoadingPage } from "../LoadingPage";
import { meQuery } from "../queries/me";
import { translate } from "../state/language";
import { notices } from "../state/notices";

/** The annotation page of a dataset: loads what it needs, then opens the session. */
export function Component() {
  const { id = "" } = useParams();
  const { data: me } = useQuery(meQuery);
  const { data, failure } = useAnnotationData(id);
  useEffect(() => {
    if (failure) notices.show({ tone: "danger", text: translate(`errors.${failure}`, { id }) });
  }, [failure, id]);
  if (failure) return <Navigate to="/" replace />;
  if (!data || !me) return <LoadingPage label={translate("annotation.loadingDataset")} />;
  return <AnnotationPage key={id} data={data} userId={me.id} />;
}
