import { leave } from "../leave";
import { translate } from "../state/language";
import { notices } from "../state/notices";

/** Offers to sign in, once, without leaving the page; the user's input is kept until they return. */
export function offerSignIn(why: "saving.signIn" | "errors.signInAgain"): void {
  const text = translate(why);
  if (notices.getSnapshot().some((notice) => notice.text === text)) return;
  notices.show({
    tone: "info",
    text,
    isPermanent: true,
    action: {
      label: translate("saving.signInAction"),
      onAction: leave,
    },
  });
}
