import type { Display } from "./display/display";

/** The signed-in user as the settings page shows them. */
export interface UserView {
  username: string;
  firstName: string;
  lastName: string | null;
  role: "owner" | "admin" | "annotator";
}

/** How pages are shown, apart from the theme, and the change of it. */
export interface DisplayPorts {
  display: Display;
  onDisplay: (change: Partial<Display>) => void;
}

/** Whether keys without Ctrl, Cmd or Alt are shortcuts. */
export interface SingleKeyPorts {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Notifications by the browser when a long task has ended while the page is hidden. */
export interface NotificationPorts {
  isOn: boolean;
  /** The user has forbidden them in the browser, so that they cannot be switched on here. */
  isBlocked: boolean;
  /** Asks for the permission of the user if there is none yet. */
  onSwitch: (isOn: boolean) => Promise<void>;
}

/** Two passwords as the user typed them. */
export interface PasswordChange {
  current: string;
  next: string;
}

/** Why a password was not changed. */
export interface PasswordRefusal {
  /** Translated. */
  reason: string;
  /** What has to be entered again; undefined if it is neither. */
  field: keyof PasswordChange | undefined;
}

/** The actions on the user's own credentials; Argilla servers offer none of them. */
export interface CredentialPorts {
  /** Replaces the API key; the previous one stops working. */
  onReplaceKey: () => Promise<void>;
  /** Returns why the password was not changed; undefined if it was. */
  onChangePassword: (change: PasswordChange) => Promise<PasswordRefusal | undefined>;
  /** Ends all sign-ins of the user, this one included. */
  onSignOutEverywhere: () => Promise<void>;
  /** The length of a new password, in characters. */
  passwordLength: { min: number; max: number };
}

/** One sign-in of the user. */
export interface SignInView {
  id: string;
  /** The names of browser and system; null if the server does not know them. */
  program: string | null;
  system: string | null;
  network: string;
  /** Whether it is the one of this page. */
  isCurrent: boolean;
  startedAt: Date;
  lastUsedAt: Date;
}

/** The sign-ins of the user and what they can do about them. */
export interface SignInPorts {
  /** Undefined while they load. */
  signIns: readonly SignInView[] | undefined;
  /** Loads them again; present only if they could not be loaded. */
  onRetry?: (() => void) | undefined;
  onEnd: (id: string) => Promise<void>;
  onEndOthers: () => Promise<void>;
}

/** An API key that the user has named; the key itself is not known. */
export interface NamedKeyView {
  id: string;
  name: string;
  scope: "read" | "write";
  /** Its last characters. */
  ending: string;
  endsAt: Date | null;
  lastUsedAt: Date | null;
}

/** The user's choices for a new API key. */
export interface NewKey {
  name: string;
  scope: NamedKeyView["scope"];
  /** Null: it has no end. */
  days: number | null;
}

/** The API keys that the user has named and what they can do about them. */
export interface NamedKeyPorts {
  /** Undefined while they load. */
  namedKeys: readonly NamedKeyView[] | undefined;
  /** Loads them again; present only if they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Returns the key, which is shown once, or the translated reason why there is none. */
  onCreate: (key: NewKey) => Promise<{ apiKey: string } | { failure: string }>;
  onDelete: (id: string) => Promise<void>;
  /** The length of a name, in characters. */
  nameLength: { min: number; max: number };
}

/** The state of the user's second factor. */
export interface SecondFactorView {
  /** Since when it is on; null: it is off. */
  since: Date | null;
  recoveryCodesLeft: number;
}

/** New recovery codes, which are shown once, or the translated reason why there are none. */
export type RecoveryCodes = Promise<{ codes: readonly string[] } | { failure: string }>;

/** The second factor of the user and what they can do about it. */
export interface SecondFactorPorts {
  /** Undefined while it loads. */
  secondFactor: SecondFactorView | undefined;
  /** Loads it again; present only if it could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Returns the secret for the authenticator app, as text and as the URI of the QR code. */
  onPrepare: (password: string) => Promise<{ secret: string; uri: string } | { failure: string }>;
  /** Switches the second factor on. */
  onConfirm: (code: string) => RecoveryCodes;
  onRenewCodes: (code: string) => RecoveryCodes;
  /** Switches it off; returns the translated reason if the code is wrong. */
  onRemove: (code: string) => Promise<string | undefined>;
}

/** A passkey of the user; the key itself stays on the device. */
export interface PasskeyView {
  id: string;
  name: string;
  /** Whether a password manager may copy it to other devices. */
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The passkeys of the user and what they can do about them. */
export interface PasskeyPorts {
  /** Undefined while they load. */
  passkeys: readonly PasskeyView[] | undefined;
  /** Loads them again; present only if they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Whether this browser can create passkeys at this address. */
  isSupported: boolean;
  /** Returns the translated reason why there is none. Without a password, the sign-in must be new. */
  onAdd: (passkey: { name: string; password: string | undefined }) => Promise<string | undefined>;
  /** Returns the translated reason why it is still there. Without a password, the sign-in must be new. */
  onRemove: (id: string, password: string | undefined) => Promise<string | undefined>;
  /** The length of a name, in characters. */
  nameLength: { min: number; max: number };
  /** For how many minutes a sign-in is new. */
  freshMinutes: number;
}
