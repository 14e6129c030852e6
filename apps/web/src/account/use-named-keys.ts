import { apiKeyNameLength, parseTimestamp } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import type { NamedKeyPorts, NewKey } from "@glossa/features/user-settings";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api";
import { queryClient } from "../queries/client";
import { namedKeysQuery } from "../queries/credentials";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { refusalOf, tellFailedAction } from "./tell-refusal";

/** The API keys that the user has named; undefined if the server has none. */
export function useNamedKeys(isOffered: boolean): NamedKeyPorts | undefined {
  const { data, isError, refetch } = useQuery({ ...namedKeysQuery, enabled: isOffered });
  if (!isOffered) return undefined;
  return {
    namedKeys: data?.map(({ id, name, scope, ending, ends_at, last_used_at }) => ({
      id,
      name,
      scope,
      ending,
      endsAt: ends_at === null ? null : parseTimestamp(ends_at),
      lastUsedAt: last_used_at === null ? null : parseTimestamp(last_used_at),
    })),
    onRetry: isError ? () => void refetch() : undefined,
    nameLength: apiKeyNameLength,
    onCreate: create,
    onDelete: remove,
  };
}

async function create(key: NewKey): Promise<{ apiKey: string } | { failure: string }> {
  try {
    const { api_key: apiKey } = await api.createMyApiKey({ body: key });
    await reload();
    return { apiKey };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { failure: refusalOf(error) };
  }
}

async function remove(id: string): Promise<void> {
  try {
    await api.deleteMyApiKey({ params: { api_key_id: id } });
    notices.show({ tone: "success", text: translate("userSettings.keyDeleted") });
  } catch (error) {
    tellFailedAction(error);
  }
  // After a failure as well: another page may have deleted it.
  await reload();
}

function reload(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: namedKeysQuery.queryKey });
}
