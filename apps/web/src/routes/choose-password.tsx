import { passwordLength } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { ChoosePasswordScreen, type PasswordLinkState } from "@glossa/features/access";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { endSignIn } from "../end-sign-in";
import { messagesOf } from "../errors";
import { leave } from "../leave";
import { passwordLinksApi } from "../password-links-api";
import { useAuth } from "../state/auth";

/** Where people choose their password by a link. */
export function Component() {
  const navigate = useNavigate();
  const [token] = useState(takeToken);
  const [link, setLink] = useState<PasswordLinkState>({ kind: "checking" });
  useEffect(() => {
    let isShown = true;
    passwordLinksApi
      .readPasswordLink({ body: { token } })
      .then(({ username }): PasswordLinkState => ({ kind: "valid", username }), invalid)
      .then((state) => isShown && setLink(state));
    return () => {
      isShown = false;
    };
  }, [token]);
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
      return messagesOf(error).join(" ");
    }
  }
  return <ChoosePasswordScreen link={link} passwordLength={passwordLength} onChoose={choose} />;
}

/** Takes the token out of the address, so that it stays in no history. */
function takeToken(): string {
  const { hash, pathname } = window.location;
  window.history.replaceState(window.history.state, "", pathname);
  // The server refuses a link without a token like an unknown one.
  return hash.slice(1) || "-";
}

function invalid(error: unknown): PasswordLinkState {
  if (!(error instanceof ApiError)) throw error;
  return { kind: "invalid", reason: messagesOf(error).join(" ") };
}
