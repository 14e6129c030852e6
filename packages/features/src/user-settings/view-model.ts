/** The signed-in user as the settings page shows them. */
export interface UserView {
  username: string;
  firstName: string;
  lastName: string | null;
  role: "owner" | "admin" | "annotator";
}

/** Two passwords as the user typed them. */
export interface PasswordChange {
  current: string;
  next: string;
}

/** What a user can do about their own credentials; Argilla servers offer none of it. */
export interface CredentialPorts {
  /** Replaces the API key; the previous one stops working. */
  onReplaceKey: () => Promise<void>;
  /** Returns the translated reason why the password was not changed; undefined if it was. */
  onChangePassword: (change: PasswordChange) => Promise<string | undefined>;
  /** Ends all sign-ins of the user, this one included. */
  onSignOutEverywhere: () => Promise<void>;
  /** The length of a new password, in characters. */
  passwordLength: { min: number; max: number };
}
