import { parseTimestamp } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import type { RecoveryCodes, SecondFactorPorts } from "@glossa/features/user-settings";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../queries/client";
import { secondFactorQuery, signInsQuery } from "../queries/credentials";
import { secondFactorApi } from "../queries/second-factor-api";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { refusalOf } from "./tell-refusal";

/** The second factor of the user; undefined if the server has none. */
export function useSecondFactor(isOffered: boolean): SecondFactorPorts | undefined {
  const { data, isError, refetch } = useQuery({ ...secondFactorQuery, enabled: isOffered });
  if (!isOffered) return undefined;
  return {
    secondFactor: data && {
      since: data.since === null ? null : parseTimestamp(data.since),
      recoveryCodesLeft: data.recovery_codes_left,
    },
    onRetry: isError ? () => void refetch() : undefined,
    onPrepare: (password) => orFailure(() => secondFactorApi.prepareMySecondFactor({ body: { password } })),
    onConfirm: (code) => codesOf(() => secondFactorApi.confirmMySecondFactor({ body: { code } })),
    onRenewCodes: (code) => codesOf(() => secondFactorApi.renewMyRecoveryCodes({ body: { code } })),
    onRemove: remove,
  };
}

async function codesOf(call: () => Promise<{ recovery_codes: string[] }>): RecoveryCodes {
  const outcome = await orFailure(call);
  // After a failure as well: another page may have switched it on or off.
  await reload();
  return "failure" in outcome ? outcome : { codes: outcome.recovery_codes };
}

async function remove(code: string): Promise<string | undefined> {
  const outcome = await orFailure(async () => {
    await secondFactorApi.removeMySecondFactor({ body: { code } });
    notices.show({ tone: "success", text: translate("userSettings.secondFactor.isOff") });
    return {};
  });
  await reload();
  return "failure" in outcome ? outcome.failure : undefined;
}

async function orFailure<Result extends object>(
  call: () => Promise<Result>,
): Promise<Result | { failure: string }> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { failure: refusalOf(error) };
  }
}

/** Switching it on or off has ended the other sign-ins. */
async function reload(): Promise<void> {
  const keys = [secondFactorQuery.queryKey, signInsQuery.queryKey];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
