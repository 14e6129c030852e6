import type { DatasetResponse } from "@glossa/contract";
import type { Generated } from "kysely";

interface DeletedPersonTable {
  id: Generated<number>;
  /** The public id of the user. */
  public_id: string;
  /** The rows of the user that are few, as JSON. */
  document: string;
  responses: number;
  /** The username of the person who deleted the account. */
  deleted_by: string;
  deleted_at: string;
  /** The user as they were created again; their responses follow. */
  restored_user_id: number | null;
}

/** A response, or an earlier version of one: then it has an end, and no public id. */
interface DeletedResponseTable {
  id: Generated<number>;
  person_id: number;
  dataset_id: number;
  record_id: number;
  public_id: string | null;
  status: DatasetResponse["status"];
  values: string | null;
  written_by: string | null;
  inserted_at: string;
  updated_at: string;
  ended_at: string | null;
  is_deleted: number;
}

/** The tables of deleted people. */
export interface DeletedPeopleTables {
  deleted_people: DeletedPersonTable;
  deleted_responses: DeletedResponseTable;
}
