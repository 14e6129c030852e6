import { join } from "node:path";
import { sql } from "kysely";
import { type Database, openSqlite } from "../database/database";
import { findUserBySignIn, updateUser } from "../resources/users/users.repository";
import { storedKey } from "../resources/users/users.service";
import { newApiKey } from "../security/api-keys";
import { hashPassword, newPassword } from "../security/passwords";
import { keysOf } from "../security/secret";
import { connectTo } from "../start/shared-database";
import { StartError } from "../start/start-error";
import { refuseOtherSecret, requireData, type Source, secretOf } from "./source";

/**
 * Gives a user a new password, which they must change at the next sign-in, and switches the account on. The server may
 * be running: its next request finds the change.
 */
export async function resetPassword(username: string, source: Source): Promise<string> {
  const { database, secret } = await open(source);
  try {
    const keys = keysOf(secret);
    await refuseOtherSecret(database.read, keys.fingerprint, "the data");
    await refuseOldData(database);
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
      return updateUser(db, found.id, changes, { endsSessions: true });
    });
    return `The password of ${user.username} is now ${password} and must be changed at the next sign-in. Earlier sign-ins and the API key are no longer valid.`;
  } finally {
    await database.close();
  }
}

async function open({ databaseUrl, dataFolder, secret }: Source) {
  if (databaseUrl !== undefined) {
    if (secret === undefined) throw new StartError("DATABASE_URL requires GLOSSA_SECRET.");
    return { database: await connectTo(databaseUrl), secret };
  }
  await requireData(dataFolder);
  return {
    secret: secret ?? (await secretOf(dataFolder)),
    database: await openSqlite(join(dataFolder, "glossa.sqlite")),
  };
}

/** Data of an earlier version lacks the columns; its server adds them at the next start. */
async function refuseOldData({ read }: Database): Promise<void> {
  await sql`SELECT must_change_password FROM users LIMIT 1`.execute(read).catch(() => {
    throw new StartError(
      "The data is of an earlier version: start the server of this version once, then try again.",
    );
  });
}
