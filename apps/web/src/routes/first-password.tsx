import { passwordLength } from "@glossa/contract";
import { FirstPasswordScreen } from "@glossa/features/user-settings";
import { changePassword } from "../account/credentials";
import { leave } from "../leave";
import { queryClient } from "../queries/client";
import { translate } from "../state/language";
import { notices } from "../state/notices";

/** Stands in for every page until the user has chosen a password that only they know. */
export function FirstPassword({ username }: { username: string }) {
  return (
    <FirstPasswordScreen
      username={username}
      passwordLength={passwordLength}
      onSignOut={leave}
      onChangePassword={async (change) => {
        const refusal = await changePassword(change);
        if (refusal !== undefined) return refusal;
        notices.show({ tone: "success", text: translate("userSettings.passwordChanged") });
        // Everything that was refused before is loaded again.
        await queryClient.resetQueries();
      }}
    />
  );
}
