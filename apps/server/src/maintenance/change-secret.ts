import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Handle } from "../database/database";
import {
  type DeletedPersonDocument,
  listDeletedPeople,
} from "../resources/deleted-people/deleted-people.repository";
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
import { keptSecret, requireData, type Source } from "./source";

/**
 * Gives the data another secret: that of a file, which is created if there is none. All sign-ins end, and each user gets a
 * new API key, because who knows the secret may know the keys, too. No server may be running.
 */
export async function changeSecret(file: string, source: Source): Promise<string> {
  const { databaseUrl, dataFolder } = source;
  const isShared = databaseUrl !== undefined;
  if (!isShared) await requireData(dataFolder);
  const lock = isShared ? undefined : lockFolder(dataFolder);
  try {
    const path = resolve(file);
    await changeTo(await secretOf(path), path, source);
    return told(path, source);
  } finally {
    lock?.close();
  }
}

async function changeTo(secret: string, path: string, source: Source): Promise<void> {
  const inFolder = source.secret === undefined ? join(source.dataFolder, "secret") : undefined;
  if (secret === (source.secret ?? (await keptSecret(source.dataFolder))))
    throw new StartError(`${path} contains the secret that the data has already.`);
  const after = keysOf(secret);
  const { database, keys } = await openForAccounts(source).catch((error) =>
    // If the command was killed before it wrote the secret into the folder, only that is left to do.
    openForAccounts({ ...source, secret }).catch(() => Promise.reject(error)),
  );
  try {
    if (keys.fingerprint !== after.fingerprint) await database.write((db) => replaceKeys(db, keys, after));
  } finally {
    await database.close();
  }
  if (inFolder !== undefined) await writeWhole(inFolder, `${secret}\n`);
}

function told(path: string, { secret }: Source): string {
  const what = secret === undefined ? "The data folder has it already" : "Set GLOSSA_SECRET to it";
  return `The secret of the data is now the one in ${path}. ${what}. Everybody signs in again, and copies a new API key and new recovery codes from the settings. Earlier backups need the earlier secret.`;
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
  await replaceKeysOfDeleted(db, again);
  // The hashes depend on the secret, and a link may have been created by who knows it.
  for (const table of ["recovery_codes", "password_links", "sign_in_failures", "sign_in_places"] as const)
    await db.deleteFrom(table).execute();
  const known = { value: after.fingerprint };
  await db.updateTable("facts").set(known).where("name", "=", secretFact).execute();
}

/** A deleted account that is restored has its second factor again. */
async function replaceKeysOfDeleted(db: Handle, again: (text: string) => string): Promise<void> {
  for (const { id, document } of await listDeletedPeople(db)) {
    const { secondFactor, ...others }: DeletedPersonDocument = JSON.parse(document);
    const changed: DeletedPersonDocument = {
      ...others,
      secondFactor: secondFactor && {
        ...secondFactor,
        secret_encrypted: again(secondFactor.secret_encrypted),
      },
      recoveryCodes: [],
    };
    await db
      .updateTable("deleted_people")
      .set({ document: JSON.stringify(changed) })
      .where("id", "=", id)
      .execute();
  }
}
