import { maxUsername, type UserRole, username as usernameSchema } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import type { ProviderConfig } from "./provider-config";

/** The user that the claims of an account describe. */
export interface ClaimedUser {
  username: string;
  first_name: string;
  last_name: string | null;
  /** The role that the provider gives; undefined if roles are given here. */
  role: UserRole | undefined;
}

const fromHighest: readonly UserRole[] = ["owner", "admin", "annotator"];

/** Reads the claims of an account; undefined if they have no usable username. */
export function userIn(claims: Record<string, unknown>, config: ProviderConfig): ClaimedUser | undefined {
  const parsed = usernameSchema.safeParse(ownValue(claims, config.username_claim));
  if (!parsed.success) return undefined;
  const username = parsed.data;
  const first_name = textIn(claims, "given_name") ?? textIn(claims, "name") ?? username;
  return {
    username,
    first_name,
    last_name: textIn(claims, "family_name") ?? null,
    role: roleIn(claims, config),
  };
}

function textIn(claims: Record<string, unknown>, name: string): string | undefined {
  const value = ownValue(claims, name);
  return typeof value === "string" ? value.trim().slice(0, maxUsername) || undefined : undefined;
}

function roleIn(
  claims: Record<string, unknown>,
  { role_claim, roles }: ProviderConfig,
): UserRole | undefined {
  if (role_claim === undefined) return undefined;
  const named = [ownValue(claims, role_claim)].flat().filter((name) => typeof name === "string");
  const given = named.map((name) => ownValue(roles, name));
  return fromHighest.find((role) => given.includes(role)) ?? "annotator";
}
