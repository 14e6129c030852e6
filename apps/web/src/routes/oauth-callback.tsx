import { ApiError } from "@glossa/contract/client";
import { isOwnPath, takeTarget } from "@glossa/features/access";
import { LoadingPage } from "@glossa/features/shell";
import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { endSignIn } from "../account/end-sign-in";
import { providerLabel } from "../account/providers";
import { api } from "../api";
import { messagesOf } from "../errors";
import { leave } from "../leave";
import { NotStored, useAuth } from "../state/auth";
import { translate } from "../state/language";
import { notices } from "../state/notices";

/**
 * Finishes a sign-in with a provider, with the query by which the provider has sent the user back: a code is valid
 * once, so it is exchanged before the page renders. Leads to the page that the user wanted to open.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (Object.keys(query).length === 0) return redirect("/");
  try {
    const { access_token } = await api.finishOAuth({ params: { provider: params.provider ?? "" }, query });
    endSignIn();
    leave();
    useAuth.getState().signIn(access_token);
    const target = takeTarget();
    return redirect(isOwnPath(target) ? target : "/");
  } catch (error) {
    // The sign-in page says what is wrong.
    if (error instanceof NotStored) return redirect("/");
    if (!(error instanceof ApiError)) throw error;
    const reason = messagesOf(error).at(-1) ?? "";
    notices.show({ tone: "danger", text: `${translate("login.providerRefused")} ${reason}`.trim() });
    return redirect("/");
  }
}

/** Shown while the code is exchanged. */
export function HydrateFallback() {
  const [, , name = ""] = window.location.pathname.split("/");
  return <LoadingPage label={translate("login.providerArrival", { provider: providerLabel(name) })} />;
}
