import { z } from "zod";

/** The role of a person: may do everything, manage their workspaces, or annotate. */
export const userRole = z.enum(["owner", "admin", "annotator"]);

/** What a person may do. */
export type UserRole = z.output<typeof userRole>;
