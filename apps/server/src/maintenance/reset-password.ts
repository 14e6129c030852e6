import { findUserBySignIn, updateUser } from "../resources/users/users.repository";
import { storedKey } from "../resources/users/users.service";
import { newApiKey } from "../security/api-keys";
import { hashPassword, newPassword } from "../security/passwords";
import { StartError } from "../start/start-error";
import { openForAccounts } from "./accounts-source";
import { recordCommand } from "./audit-here";
import type { Source } from "./source";

/**
 * Gives a user a new password, which they must change at the next sign-in, and switches the account on. The server may
 * be running: its next request finds the change.
 */
export async function resetPassword(username: string, source: Source): Promise<string> {
  const { database, keys } = await openForAccounts(source);
  try {
    const password = newPassword();
    const password_hash = await hashPassword(password);
    const user = await database.write(async (db) => {
      const found = await findUserBySignIn(db, username);
      if (!found) throw new StartError(`There is no user "${username}".`);
      const changes = {
        password_hash,
        ...storedKey(newApiKey(), keys),
        must_change_password: 1,
        is_active: 1,
      };
      await recordCommand(db, "user.password_reset", found);
      if (found.is_active === 0) await recordCommand(db, "user.switched_on", found);
      return updateUser(db, found.id, changes, { endsSessions: true });
    });
    return `The password of ${user.username} is now ${password} and must be changed at the next sign-in. Earlier sign-ins and the API key are no longer valid.`;
  } finally {
    await database.close();
  }
}
