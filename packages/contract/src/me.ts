import { z } from "zod";
import { endpoint } from "./endpoint";
import { timestamp } from "./wire";

/** What a person may do: everything, manage their workspaces, or annotate. */
export const userRole = z.enum(["owner", "admin", "annotator"]);

/** A person who may sign in. */
export const user = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string().nullable(),
  username: z.string(),
  role: userRole,
  api_key: z.string(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** What a person may do. */
export type UserRole = z.output<typeof userRole>;
/** A person who may sign in. */
export type User = z.output<typeof user>;

/** The endpoint for the person who asks. */
export const meEndpoints = {
  getMe: endpoint({ method: "GET", path: "/me", responses: { 200: user } }),
};
