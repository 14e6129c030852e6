import { useState } from "react";
import type { RecoveryCodes, SecondFactorPorts } from "../view-model";

/** What the dialog for the second factor asks for or shows. */
export type SecondFactorStep =
  | { kind: "password" }
  | { kind: "scan"; secret: string; uri: string }
  | { kind: "codes" | "off" }
  /** The recovery codes, to be stored by the user. */
  | { kind: "stored"; codes: readonly string[] };

const first = { on: { kind: "password" }, off: { kind: "off" }, codes: { kind: "codes" } } as const;

/** The steps from a task to its end; secrets are discarded with the dialog. */
export function useSecondFactorSteps(
  { onPrepare, onConfirm, onRenewCodes, onRemove }: SecondFactorPorts,
  task: keyof typeof first | undefined,
) {
  const [reached, setReached] = useState<SecondFactorStep>();
  const step: SecondFactorStep = reached ?? first[task ?? "on"];

  async function show(asked: RecoveryCodes): Promise<string | undefined> {
    const outcome = await asked;
    if ("failure" in outcome) return outcome.failure;
    setReached({ kind: "stored", codes: outcome.codes });
  }

  return {
    step,
    onReset: () => setReached(undefined),
    /** Returns the translated reason why it failed, as `onCode` does. */
    onPassword: async (password: string): Promise<string | undefined> => {
      const outcome = await onPrepare(password);
      if ("failure" in outcome) return outcome.failure;
      setReached({ kind: "scan", ...outcome });
    },
    onCode: async (code: string): Promise<string | undefined> => {
      if (step.kind === "off") return onRemove(code);
      return show(step.kind === "scan" ? onConfirm(code) : onRenewCodes(code));
    },
  };
}
