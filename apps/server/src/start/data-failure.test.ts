import { expect, test } from "vitest";
import { StorageError } from "../database/storage-error";
import { explainDataFailure } from "./data-failure";

const ioError = "is full, or cannot be read or written (disk I/O error): free space there or check the disk";

test.each([
  [
    new Error("database or disk is full"),
    undefined,
    "The disk with /data is full (database or disk is full)",
  ],
  [new Error("ENOSPC: no space left on device, write"), undefined, "The disk with /data is full (ENOSPC"],
  [new Error("disk I/O error"), undefined, `The disk with /data ${ioError}`],
  [new Error("EIO: i/o error, read"), undefined, "The disk with /data is full, or cannot be read or written"],
  [
    new StorageError("Kein Speicherplatz mehr", "full"),
    "postgres://me:pw@db/a",
    "postgres://db/a is full (Kein",
  ],
  [new Error("ENOSPC: no space left on device, write"), "postgres://db/a", "Error: ENOSPC"],
  [
    Object.assign(new Error("EACCES: permission denied, open"), { code: "EACCES", path: "/data/secret" }),
    undefined,
    "This account may not open /data/secret (EACCES): start Glossa as the account that owns the files in /data",
  ],
  [
    new Error("attempt to write a readonly database"),
    undefined,
    "This account may not open /data/glossa.sqlite (attempt to write a readonly database)",
  ],
  [
    new StorageError("permission denied for schema public", "other"),
    "postgres://me:pw@db/a",
    "The role of DATABASE_URL may not create tables in postgres://db/a (permission denied for schema public)",
  ],
  [new Error("something else"), undefined, "something else"],
])("%s with the database %s is explained", (error, databaseUrl, sentence) => {
  const place = { dataFolder: "/data", ...(databaseUrl !== undefined && { databaseUrl }) };
  expect(String(explainDataFailure(error, place))).toContain(sentence);
});
