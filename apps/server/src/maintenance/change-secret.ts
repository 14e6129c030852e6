import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Handle } from "../database/database";
import { updateUser } from "../resources/users/users.repository";
import { storedKey } from "../resources/users/users.service";
import { newApiKey } from "../security/api-keys";
import { decrypt, encrypt } from "../security/encryption";
import { type Keys, keysOf, minSecretBytes, newSecret, writeWhole } from "../security/secret";
import { lockFolder } from "../start/data-folder";
import { StartError } from "../start/start-error";
import { openForAccounts } from "./accounts-source";
import { recordCommand } from "./audit-here";
import { secretFact } from "./dumped-tables";
import { requireData, type Source } from "./source";

/**
 * Gives the data another secret: that of a file, which is created if there is none. All sign-ins end, and each user gets a
 * new API key, because who knows the secret may know the keys, too. No server may be running.
 */
export async function changeSecret(file: string, source: Source): Promise<string> {
  const { databaseUrl, dataFolder } = source;
  const isShared = databaseUrl !== undefined;
  if (!isShared) await requireData(dataFolder);
  const lock = isShared ? undefined : lockFolder(dataFolder);
  const path = resolve(file);
  try {
    const { database, keys } = await openForAccounts(source);
    try {
      const secret = await secretOf(path);
      const next = keysOf(secret);
      if (next.fingerprint === keys.fingerprint)
        throw new StartError(`${path} contains the secret that the data has already.`);
      await database.write((db) => replaceKeys(db, keys, next));
      if (source.secret === undefined) await writeWhole(join(dataFolder, "secret"), `${secret}\n`);
    } finally {
      await database.close();
    }
  } finally {
    lock?.close();
  }
  const what = source.secret === undefined ? "The data folder has it already" : "Set GLOSSA_SECRET to it";
  return `The data has the secret in ${path} now. ${what}. Everybody signs in again, and copies a new API key from the settings. Backups of before need the secret of before.`;
}

/** Stored before the data changes: if the command is killed, the new secret is not lost. */
async function secretOf(path: string): Promise<string> {
  const given = await readFile(path, "utf8").catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw new StartError(`${path} cannot be read (${error.code}).`);
    const made = newSecret();
    await writeWhole(path, `${made}\n`);
    return made;
  });
  const secret = given.trim();
  if (Buffer.byteLength(secret) >= minSecretBytes) return secret;
  throw new StartError(`The secret in ${path} is too short: give at least ${minSecretBytes} bytes.`);
}

async function replaceKeys(db: Handle, before: Keys, after: Keys): Promise<void> {
  const again = (text: string) => encrypt(decrypt(text, before), after);
  for (const user of await db.selectFrom("users").selectAll().execute()) {
    await updateUser(db, user.id, storedKey(newApiKey(), after), { endsSessions: true });
    await recordCommand(db, "api_key.replaced", user);
  }
  for (const { id, secret_encrypted } of await db.selectFrom("webhooks").selectAll().execute()) {
    const changes = { secret_encrypted: again(secret_encrypted) };
    await db.updateTable("webhooks").set(changes).where("id", "=", id).execute();
  }
  for (const { user_id, secret_encrypted } of await db.selectFrom("second_factors").selectAll().execute()) {
    const changes = { secret_encrypted: again(secret_encrypted) };
    await db.updateTable("second_factors").set(changes).where("user_id", "=", user_id).execute();
  }
  // Their hashes depend on the secret.
  await db.deleteFrom("sign_in_failures").execute();
  await db.deleteFrom("sign_in_places").execute();
  const known = { value: after.fingerprint };
  await db.updateTable("facts").set(known).where("name", "=", secretFact).execute();
}
