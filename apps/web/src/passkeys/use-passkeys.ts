import { freshSignInMinutes, type Passkey, parseTimestamp, passkeyNameLength } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import type { PasskeyPorts, PasskeyView } from "@glossa/features/user-settings";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { refusalOf } from "../account/tell-refusal";
import { queryClient } from "../queries/client";
import { signInsQuery } from "../queries/credentials";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { createPasskey, hasPasskeys, NoPasskey } from "./browser";
import { passkeysApi } from "./passkeys-api";

const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: async ({ signal }) => (await passkeysApi.listMyPasskeys({ signal })).items.map(viewOf),
  staleTime: 0,
  meta: { isQuiet: true },
});

/** The passkeys of the user; undefined if the server has none. */
export function usePasskeys(isOffered: boolean): PasskeyPorts | undefined {
  const { data, isError, refetch } = useQuery({ ...passkeysQuery, enabled: isOffered });
  if (!isOffered) return undefined;
  return {
    passkeys: data,
    onRetry: isError ? () => void refetch() : undefined,
    isSupported: hasPasskeys(),
    onAdd: ({ name, password }) =>
      attempt(async () => {
        const credential = await createPasskey(password);
        await passkeysApi.createMyPasskey({ body: { name, credential } });
      }, "userSettings.passkeys.added"),
    onRemove: (passkey_id, password) =>
      attempt(
        () =>
          passkeysApi.removeMyPasskey({
            params: { passkey_id },
            body: password === undefined ? {} : { password },
          }),
        "userSettings.passkeys.removed",
      ),
    nameLength: passkeyNameLength,
    freshMinutes: freshSignInMinutes,
  };
}

/** Runs an action, reports it and loads the list again; returns the reason if it was refused. */
async function attempt(
  action: () => Promise<unknown>,
  report: "userSettings.passkeys.added" | "userSettings.passkeys.removed",
): Promise<string | undefined> {
  try {
    await action();
  } catch (error) {
    if (error instanceof NoPasskey) return translate("userSettings.passkeys.notMade");
    if (error instanceof ApiError) return refusalOf(error);
    throw error;
  }
  notices.show({ tone: "success", text: translate(report) });
  // Removing one has ended the other sign-ins.
  const keys = [passkeysQuery.queryKey, signInsQuery.queryKey];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

function viewOf({ id, name, is_synced, inserted_at, last_used_at }: Passkey): PasskeyView {
  return {
    id,
    name,
    isSynced: is_synced,
    createdAt: parseTimestamp(inserted_at),
    lastUsedAt: last_used_at === null ? null : parseTimestamp(last_used_at),
  };
}
