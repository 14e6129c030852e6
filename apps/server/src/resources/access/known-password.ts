import { demoPassword } from "../../security/known-credentials";
import { hashPassword, isPassword, newPassword } from "../../security/passwords";
import type { Services } from "../../services";

/**
 * The hash of a password that nobody knows, if the user has the one of the demo and the server is reachable: such a user
 * does not become an owner whom anybody can be. Undefined if the password can stay. For ways to the role on which nobody
 * could choose another password.
 */
export async function hashInsteadOfKnown(
  passwordHash: string,
  { isLocal }: Pick<Services, "isLocal">,
): Promise<string | undefined> {
  if (isLocal || !(await isPassword(demoPassword, passwordHash))) return undefined;
  return hashPassword(newPassword());
}
