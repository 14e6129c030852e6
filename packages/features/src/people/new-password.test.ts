import { expect, test } from "vitest";
import { newPassword } from "./new-password";

test("a password has 16 letters and digits that do not look alike, and is another one each time", () => {
  const passwords = Array.from({ length: 200 }, newPassword);
  for (const password of passwords) expect(password).toMatch(/^[a-km-np-z2-9]{16}$/);
  expect(new Set(passwords).size).toBe(200);
  expect(new Set(passwords.join(""))).toHaveLength(32);
});
