import { errorCodes } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import type { PasswordChange, PasswordRefusal } from "@glossa/features/user-settings";
import { api } from "../api";
import { renewToken } from "../state/auth";
import { refusalOf } from "./tell-refusal";

/** Which of the two passwords a refusal is about. */
const fields: Partial<Record<string, keyof PasswordChange>> = {
  [errorCodes.wrongPassword]: "current",
  [errorCodes.samePassword]: "next",
  [errorCodes.guessablePassword]: "next",
};

/** Changes the password of the signed-in user, who stays signed in; returns the reason if the server refuses it. */
export async function changePassword({
  current,
  next,
}: PasswordChange): Promise<PasswordRefusal | undefined> {
  try {
    const body = { current_password: current, new_password: next };
    renewToken((await api.changeMyPassword({ body })).access_token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { reason: refusalOf(error), field: fields[error.code ?? ""] };
  }
}
