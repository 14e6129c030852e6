import { errorCodes, passwordLength } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { ChoosePasswordScreen, type PasswordLinkState } from "@glossa/features/access";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { endSignIn } from "../account/end-sign-in";
import { passwordLinksApi } from "../account/password-links-api";
import { messagesOf } from "../errors";
import { leave } from "../leave";
import { useAuth } from "../state/auth";

/** Where people choose their password by a link. */
export function Component() {
  const navigate = useNavigate();
  const [token] = useState(takeToken);
  const [link, setLink] = useState<PasswordLinkState>({ kind: "checking" });
  const read = useCallback(async () => {
    setLink({ kind: "checking" });
    setLink(await linkOf(token));
  }, [token]);
  useEffect(() => void read(), [read]);
  async function choose(password: string): Promise<string | undefined> {
    try {
      const { access_token } = await passwordLinksApi.redeemPasswordLink({ body: { token, password } });
      endSignIn();
      leave();
      if (access_token === null) {
        setLink({ kind: "saved" });
        return undefined;
      }
      useAuth.getState().signIn(access_token);
      navigate("/", { replace: true });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return reasonOf(error);
    }
  }
  return (
    <ChoosePasswordScreen
      link={link}
      passwordLength={passwordLength}
      onRetry={() => void read()}
      onChoose={choose}
    />
  );
}

/** Takes the token out of the address, so that it stays in no history. */
function takeToken(): string {
  const { hash, pathname } = window.location;
  window.history.replaceState(window.history.state, "", pathname);
  // The server refuses a link without a token like an unknown one.
  return hash.slice(1) || "-";
}

async function linkOf(token: string): Promise<PasswordLinkState> {
  try {
    const { username } = await passwordLinksApi.readPasswordLink({ body: { token } });
    return { kind: "valid", username };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Only the server can check whether a link is valid.
    const kind = error.code === errorCodes.passwordLink ? "invalid" : "failed";
    return { kind, reason: reasonOf(error) };
  }
}

/** The first message of several only names the status. */
function reasonOf(error: ApiError): string {
  return messagesOf(error).at(-1) ?? "";
}
