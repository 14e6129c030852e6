import { z } from "zod";

/** How many characters a username may have. */
export const maxUsername = 200;

// Letters that show nothing, or turn those after them around: by them one name looks like another one.
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** The name of an account, in the one form of those that look alike. */
export const username = z
  .string()
  .normalize("NFC")
  .min(1)
  .max(maxUsername)
  .refine((name) => !unseen.test(name), "A username has no control characters and no direction marks");
