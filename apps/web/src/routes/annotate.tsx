import { LoadingPage } from "@glossa/features/frame";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useParams } from "react-router-dom";
import { AnnotationPage } from "../annotation/AnnotationPage";
import { useAnnotationData } from "../annotation/use-annotation-data";
import { useRecordsAhead } from "../annotation/use-records-ahead";
import { meQuery } from "../queries/me";
import { translate } from "../state/language";
import { notices } from "../state/notices";

/** The annotation page of a dataset; another dataset is another page. */
export function Component() {
  const { id = "" } = useParams();
  return <DatasetPage key={id} id={id} />;
}

/** Loads what the page needs, all of it at once, then opens the session. */
function DatasetPage({ id }: { id: string }) {
  const { data: me } = useQuery(meQuery);
  const { data, failure } = useAnnotationData(id);
  const ahead = useRecordsAhead(id, me?.id);
  useEffect(() => {
    if (failure) notices.show({ tone: "danger", text: translate(`errors.${failure}`, { id }) });
  }, [failure, id]);
  if (failure) return <Navigate to="/" replace />;
  if (!data || !me) return <LoadingPage label={translate("annotation.loadingDataset")} />;
  return <AnnotationPage data={data} userId={me.id} ahead={ahead} />;
}
