import { deletePasskeys, hasPasskey } from "../resources/passkeys/passkeys.repository";
import { deleteSecondFactor, hasSecondFactor } from "../resources/second-factor/second-factor.repository";
import { endSessions, findUserBySignIn } from "../resources/users/users.repository";
import { StartError } from "../start/start-error";
import { openForAccounts } from "./accounts-source";
import { recordCommand } from "./audit-here";
import type { Source } from "./source";

/**
 * Lets a user who has lost the authenticator app and the recovery codes sign in with the password alone. Passkeys, which
 * may be lost with the same device, are deleted, too.
 */
export async function removeSecondFactor(username: string, source: Source): Promise<string> {
  const { database } = await openForAccounts(source);
  try {
    return await database.write(async (db) => {
      const user = await findUserBySignIn(db, username);
      if (!user) throw new StartError(`There is no user "${username}".`);
      if (!((await hasSecondFactor(db, user.id)) || (await hasPasskey(db, user.id))))
        throw new StartError(
          `The second factor of "${username}" is not switched on, and there is no passkey.`,
        );
      await deleteSecondFactor(db, user.id);
      await deletePasskeys(db, user.id);
      await endSessions(db, user.id);
      await recordCommand(db, "user.second_factor_off", user);
      return `${user.username} signs in with the password alone from now on; passkeys are deleted. Earlier sign-ins are no longer valid.`;
    });
  } finally {
    await database.close();
  }
}
