import type { ApiKeyScope, UserSignIn } from "@glossa/contract";
import type { Generated } from "kysely";

interface IdentityTable {
  issuer: string;
  /** The id of the account at the provider: it stays when the name changes. */
  subject: string;
  user_id: number;
  inserted_at: string;
}

interface SignInTable {
  id: Generated<number>;
  /** The `jti` of its token. */
  public_id: string;
  user_id: number;
  /** The `sessions_since` of the user to which it belongs; it ends when that changes. */
  since: string;
  program: UserSignIn["program"];
  system: UserSignIn["system"];
  network: string;
  inserted_at: string;
  last_used_at: string;
  ends_at: string;
}

interface ApiKeyTable {
  id: Generated<number>;
  public_id: string;
  user_id: number;
  name: string;
  scope: ApiKeyScope;
  key_hash: string;
  ending: string;
  ends_at: string | null;
  last_used_at: string | null;
  inserted_at: string;
}

interface SecondFactorTable {
  user_id: number;
  /** The secret of the authenticator app, in base 32. */
  secret_encrypted: string;
  /** 0: the user has not yet confirmed the secret with a code. */
  is_on: number;
  /** The period of the last code that was accepted: codes of it and of earlier ones are refused. */
  last_period: number;
  inserted_at: string;
  updated_at: string;
}

interface RecoveryCodeTable {
  user_id: number;
  code_hash: string;
}

interface PasskeyTable {
  id: Generated<number>;
  public_id: string;
  user_id: number;
  name: string;
  /** The host name for which it was made: browsers use it nowhere else. */
  rp_id: string;
  /** Its id in Web Authentication, in base64url. */
  credential_id: string;
  /** In COSE, in base64url. */
  public_key: string;
  /** How often it has signed, as the device counts; 0 where it does not. */
  counter: number;
  /** How browsers reach the device, as JSON. */
  transports: string;
  /** 1: a password manager may copy it to other devices. */
  is_synced: number;
  inserted_at: string;
  last_used_at: string | null;
}

interface UsedChallengeTable {
  challenge_hash: string;
  ends_at: string;
}

interface PasswordLinkTable {
  user_id: number;
  token_hash: string;
  inserted_at: string;
  ends_at: string;
}

interface SignInFailureTable {
  key: string;
  count: number;
  ends_at: number;
}

interface SignInPlaceTable {
  key: string;
  next_at: number;
  ends_at: number;
}

/** The tables of sign-ins and API keys. */
export interface CredentialTables {
  identities: IdentityTable;
  sign_ins: SignInTable;
  api_keys: ApiKeyTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  used_challenges: UsedChallengeTable;
  password_links: PasswordLinkTable;
  sign_in_failures: SignInFailureTable;
  sign_in_places: SignInPlaceTable;
}
