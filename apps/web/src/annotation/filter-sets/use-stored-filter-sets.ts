import { browserFilterSets, FilterSetError, type FilterSetFault, type FilterSetStore } from "@glossa/session";
import { serverFilterSets } from "@glossa/session/server";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { api } from "../../api";
import { freshFor } from "../../queries/client";
import { settingsQuery } from "../../queries/server";

/** The filter sets of a dataset, on the server if it keeps them, otherwise in this browser; loaded when opened first. */
export function useStoredFilterSets(datasetId: string, userId: string) {
  const [isAsked, setAsked] = useState(false);
  const settings = useQuery(settingsQuery);
  const isOnServer = settings.data && settings.data.glossa?.filter_sets === true;
  const store = useMemo(
    () => (isOnServer === undefined ? undefined : storeOf(isOnServer, { datasetId, userId })),
    [isOnServer, datasetId, userId],
  );
  const listed = useQuery({
    queryKey: ["datasets", datasetId, "filter-sets", userId, isOnServer],
    queryFn: () => store?.list() ?? [],
    enabled: isAsked && store !== undefined,
    staleTime: freshFor.short,
    meta: { isQuiet: true },
  });
  const { data: sets, error, refetch } = listed;
  const { isError: isUnknown, refetch: refetchSettings } = settings;
  return useMemo(() => {
    // Until it is known whether the server stores them, nothing may be saved in this browser.
    const fault = isUnknown ? "unreachable" : error ? faultOf(error) : undefined;
    return {
      sets,
      fault,
      canShare: store?.canShare ?? false,
      open() {
        setAsked(true);
        if (isUnknown) void refetchSettings();
        // Colleagues may have changed theirs since they were read.
        else if (isAsked) void refetch();
      },
      /** Changes them and reads them again; returns why it failed. */
      async change(act: (kept: FilterSetStore) => Promise<void>): Promise<FilterSetFault | undefined> {
        const failed = store ? await faultIn(act(store)) : "unreachable";
        await refetch();
        return failed;
      },
    };
  }, [sets, error, isUnknown, isAsked, store, refetch, refetchSettings]);
}

function storeOf(isOnServer: boolean, place: { datasetId: string; userId: string }): FilterSetStore {
  return isOnServer ? serverFilterSets(api, place.datasetId) : browserFilterSets(localStorage, place);
}

async function faultIn(call: Promise<void>): Promise<FilterSetFault | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    return faultOf(error);
  }
}

function faultOf(error: unknown): FilterSetFault {
  return error instanceof FilterSetError ? error.fault : "failed";
}
