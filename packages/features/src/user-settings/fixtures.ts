import { fn } from "storybook/test";
import { anAccount } from "../shell/fixtures";
import { displayOf } from "./display/display";
import type { UserSettingsScreenProps } from "./UserSettingsScreen";
import type { NamedKeyPorts, PasskeyPorts, SecondFactorPorts, SignInPorts } from "./view-model";

/** The settings page of an admin, on a server that lets users change their credentials. */
export function someUserSettings(): UserSettingsScreenProps {
  return {
    user: { username: "marisol", firstName: "Marisol", lastName: "Etxeberria", role: "admin" },
    workspaces: ["alignment", "newsroom", "quality", "research", "search", "support"],
    hrefOfWorkspace: (name) => `#${name}`,
    onLoadKey: fn(async () => "marisol.apikey"),
    credentials: {
      onReplaceKey: fn(async () => undefined),
      onChangePassword: fn(async () => undefined),
      onSignOutEverywhere: fn(async () => undefined),
      passwordLength: { min: 8, max: 100 },
    },
    display: { display: displayOf({}), onDisplay: fn() },
    singleKeys: { isOn: true, onSwitch: fn() },
    notifications: { isOn: false, isBlocked: false, onSwitch: fn(async () => undefined) },
    secondFactor: someSecondFactor(),
    passkeys: somePasskeys(),
    signIns: someSignIns(),
    namedKeys: someNamedKeys(),
    account: anAccount({ role: "admin", theme: "light" }),
  };
}

/** A second factor that is off; "123456" is the right code. */
export function someSecondFactor(): SecondFactorPorts {
  const codes = Array.from("abcdefghij", (letter) => `${letter}7k2m-4xr9${letter}`);
  const ifRight = (code: string) => (code === "123456" ? { codes } : { failure: "The code is wrong." });
  const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
  const uri = `otpauth://totp/Glossa:marisol?issuer=Glossa&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
  return {
    secondFactor: { since: null, recoveryCodesLeft: 0 },
    onPrepare: fn(async (password) =>
      password === "wrong" ? { failure: "The current password is wrong." } : { secret, uri },
    ),
    onConfirm: fn(async (code) => ifRight(code)),
    onRenewCodes: fn(async (code) => ifRight(code)),
    onRemove: fn(async (code) => (code === "123456" ? undefined : "The code is wrong.")),
  };
}

const at = (text: string) => new Date(`${text}Z`);

/** Two passkeys: one in a password manager, one that has not been used; "wrong" is the wrong password. */
export function somePasskeys(): PasskeyPorts {
  const ifRight = (password: string | undefined) =>
    password === "wrong" ? "The current password is wrong." : undefined;
  return {
    passkeys: [
      {
        id: "1",
        name: "Laptop",
        isSynced: true,
        createdAt: at("2026-10-02T09:00"),
        lastUsedAt: at("2026-11-24T08:12"),
      },
      { id: "2", name: "Security key", isSynced: false, createdAt: at("2026-10-02T09:10"), lastUsedAt: null },
    ],
    isSupported: true,
    onAdd: fn(async ({ password }) => ifRight(password)),
    onRemove: fn(async (_id, password) => ifRight(password)),
    nameLength: { min: 1, max: 100 },
    freshMinutes: 10,
  };
}

/** Three sign-ins of the user, in the order of their last use. */
export function someSignIns(): SignInPorts {
  const started = { startedAt: at("2026-11-24T08:12"), lastUsedAt: at("2026-11-24T16:40") };
  return {
    signIns: [
      { id: "1", program: "Firefox", system: "Linux", network: "192.0.2.0/24", isCurrent: true, ...started },
      {
        id: "2",
        program: "Safari",
        system: "iOS",
        network: "2001:db8:85a3::/48",
        isCurrent: false,
        ...started,
      },
      { id: "3", program: null, system: null, network: "198.51.100.0/24", isCurrent: false, ...started },
    ],
    onEnd: fn(async () => undefined),
    onEndOthers: fn(async () => undefined),
  };
}

/** Three API keys: one in use, one that has not been used, one that has ended. */
export function someNamedKeys(): NamedKeyPorts {
  return {
    namedKeys: [
      {
        id: "1",
        name: "Nightly export",
        scope: "read",
        ending: "x9WU",
        endsAt: at("2036-02-20T08:00"),
        lastUsedAt: at("2026-11-24T02:00"),
      },
      { id: "2", name: "Import of tickets", scope: "write", ending: "EQZs", endsAt: null, lastUsedAt: null },
      {
        id: "3",
        name: "Laptop",
        scope: "write",
        ending: "a_0-",
        endsAt: at("2026-10-01T08:00"),
        lastUsedAt: at("2026-09-30T15:00"),
      },
    ],
    nameLength: { min: 1, max: 100 },
    onCreate: fn(async () => ({ apiKey: "glossa_Tr4kua1ANmGIoFMhfGIIhF4ki2XMR1SwMke6cjMx9WU" })),
    onDelete: fn(async () => undefined),
  };
}
