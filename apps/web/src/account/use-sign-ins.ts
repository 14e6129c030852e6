import { parseTimestamp } from "@glossa/contract";
import type { SignInPorts } from "@glossa/features/user-settings";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api";
import { queryClient } from "../queries/client";
import { signInsQuery } from "../queries/credentials";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { tellFailedAction } from "./tell-refusal";

/** The sign-ins of the user; undefined if the server does not list them. */
export function useSignIns(isOffered: boolean): SignInPorts | undefined {
  const { data, isError, refetch } = useQuery({ ...signInsQuery, enabled: isOffered });
  if (!isOffered) return undefined;
  return {
    signIns: data?.map(({ id, program, system, network, is_current, inserted_at, last_used_at }) => ({
      id,
      program,
      system,
      network,
      isCurrent: is_current,
      startedAt: parseTimestamp(inserted_at),
      lastUsedAt: parseTimestamp(last_used_at),
    })),
    onRetry: isError ? () => void refetch() : undefined,
    onEnd: (id) =>
      end(() => api.endMySignIn({ params: { sign_in_id: id } }), translate("userSettings.signInEnded")),
    onEndOthers: () => end(() => api.endMyOtherSignIns(), translate("userSettings.othersEnded")),
  };
}

async function end(call: () => Promise<unknown>, text: string): Promise<void> {
  try {
    await call();
    notices.show({ tone: "success", text });
  } catch (error) {
    tellFailedAction(error);
  }
  // After a failure as well: another page may have ended it.
  await queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey });
}
