import { constants } from "@glossa/design-system/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { AnnotationPage } from "../annotation/AnnotationPage";
import { LoadingDataset } from "../annotation/LoadingDataset";
import { useAnnotationData } from "../annotation/use-annotation-data";
import { useRecordsAhead } from "../annotation/use-records-ahead";
import { DatasetFailure } from "../DatasetFailure";
import { loadFont } from "../load-font";
import { meQuery } from "../queries/me";
import { pageOfDataset } from "./page-of-dataset";

// On its way before the first record is: in another typeface, the text would take more or fewer lines and move the
// questions below it on a phone.
loadFont(constants.font.reading);

/** The annotation page of a dataset. */
export const Component = pageOfDataset(DatasetPage);

/** Loads all data of the page in parallel, then opens the session. */
function DatasetPage({ id }: { id: string }) {
  const { data: me } = useQuery(meQuery);
  const { data, failure } = useAnnotationData(id);
  const ahead = useRecordsAhead(id, me?.id);
  if (failure) return <DatasetFailure id={id} {...failure} />;
  if (!data || !me) return <LoadingDataset />;
  return <AnnotationPage data={data} userId={me.id} ahead={ahead} />;
}
