import { join } from "node:path";
import { type Database, openSqlite } from "../database/database";
import { type Keys, keysOf } from "../security/secret";
import { connectTo } from "../start/shared-database";
import { StartError } from "../start/start-error";
import { refuseOtherAge, refuseOtherSecret, requireData, type Source, secretOf } from "./source";

/** Opens the data to change an account; the server may be running. */
export async function openForAccounts(source: Source): Promise<{ database: Database; keys: Keys }> {
  const { database, secret } = await open(source);
  try {
    const keys = keysOf(secret);
    await refuseOtherSecret(database.read, keys.fingerprint, "the data");
    await refuseOtherAge(database.read);
    return { database, keys };
  } catch (error) {
    await database.close();
    throw error;
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
