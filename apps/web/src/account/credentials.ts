import { ApiError } from "@glossa/contract/client";
import type { PasswordChange } from "@glossa/features/user-settings";
import { api } from "../api";
import { renewToken } from "../state/auth";
import { refusalOf } from "./tell-refusal";

/** Changes the password of the signed-in user, who stays signed in; returns the reason if the server refuses it. */
export async function changePassword({ current, next }: PasswordChange): Promise<string | undefined> {
  try {
    const body = { current_password: current, new_password: next };
    renewToken((await api.changeMyPassword({ body })).access_token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refusalOf(error);
  }
}
