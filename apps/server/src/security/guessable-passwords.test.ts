import { expect, it } from "vitest";
import { isGuessable } from "./guessable-passwords";

it.each([
  "12345678",
  "password1",
  "Password123!",
  "qwertyuiop",
  "aaaaaaaa",
  "11112222",
  "Sommer2024",
  "marguerite99",
  "etireugram",
  "ab".repeat(50),
])("%s is guessable", async (password) => {
  expect(await isGuessable(password, "marguerite")).toBe(true);
});

it.each([
  "correct horse",
  "a new password",
  "q7T!x9Lm",
  "kdjfhgiu",
  "ağaçkakan",
  "密码很长也很安全",
  "🐙🐙🦊🐢🐝🐞🦋🐌",
])("%s is not guessable", async (password) => {
  expect(await isGuessable(password, "marguerite")).toBe(false);
});
