import type { Handle } from "../../database/database";
import { notFound } from "../../http/errors/http-errors";
import { findRecord, type RecordRow } from "./records.repository";

/** Returns the record named in the URL. */
export async function recordOr404(db: Handle, publicId: string): Promise<RecordRow> {
  const record = await findRecord(db, publicId);
  if (!record) throw notFound("Record", publicId);
  return record;
}
