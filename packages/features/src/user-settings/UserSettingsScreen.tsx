import {
  ArrowLeft,
  Avatar,
  Badge,
  Contrast,
  Heading,
  Icon,
  type IconPicture,
  Link,
  Monitor,
  Moon,
  SegmentedControl,
  Skeleton,
  Sun,
} from "@glossa/design-system";
import { locales, useT } from "@glossa/locales";
import { type AccountMenuProps, Page, type ThemeChoice } from "../shell";
import { usePageAddresses } from "../shell/pages/page-addresses";
import { ApiKey } from "./api-keys/ApiKey";
import { ApiKeys } from "./api-keys/ApiKeys";
import { Credentials } from "./credentials/Credentials";
import { DisplaySettings, NotificationSettings, SingleKeySettings } from "./display/DisplaySettings";
import { SettingsRow } from "./SettingsRow";
import * as styles from "./UserSettings.css";
import type {
  CredentialPorts,
  DisplayPorts,
  NamedKeyPorts,
  NotificationPorts,
  PasskeyPorts,
  SecondFactorPorts,
  SignInPorts,
  SingleKeyPorts,
  UserView,
} from "./view-model";

/** The data and callbacks of the settings page of the signed-in user. */
export interface UserSettingsScreenProps {
  /** The signed-in user as the server describes them. */
  user: UserView;
  /** The names of the user's workspaces; undefined while they load. */
  workspaces: readonly string[] | undefined;
  /** The address of the dataset list, filtered by a workspace. */
  hrefOfWorkspace: (name: string) => string;
  /** Loads the API key; undefined if it cannot be loaded. */
  onLoadKey: () => Promise<string | undefined>;
  /** Without it there are no controls for password, key and sign-ins. */
  credentials?: CredentialPorts | undefined;
  /** Without it there is no second factor. */
  secondFactor?: SecondFactorPorts | undefined;
  /** Without it there are no passkeys. */
  passkeys?: PasskeyPorts | undefined;
  /** Without it the sign-ins are not listed. */
  signIns?: SignInPorts | undefined;
  /** Without it there is only the key of the Argilla client. */
  namedKeys?: NamedKeyPorts | undefined;
  /** Without it there are only theme and language. */
  display?: DisplayPorts | undefined;
  /** Without it the single-key shortcuts are switched in the dialog of shortcuts only. */
  singleKeys?: SingleKeyPorts | undefined;
  /** Without it the browser has no notifications. */
  notifications?: NotificationPorts | undefined;
  /** Theme and language are those of the account menu. */
  account: AccountMenuProps;
}

/** The system's choice has neither a colour scheme nor a contrast. */
function pictureOf({ colorScheme, contrast }: ThemeChoice): IconPicture {
  if (contrast === "more") return Contrast;
  if (colorScheme === undefined) return Monitor;
  return colorScheme === "dark" ? Moon : Sun;
}

/**
 * The profile of the signed-in user, with theme, language, API key and password.
 *
 * @example
 * declare const account: AccountMenuProps;
 * const page = (
 *   <UserSettingsScreen
 *     user={{ username: "marisol", firstName: "Marisol", lastName: null, role: "admin" }}
 *     workspaces={["support", "newsroom"]}
 *     hrefOfWorkspace={(name) => `/?workspaces=${name}`}
 *     onLoadKey={async () => "argilla.apikey"}
 *     account={account}
 *   />
 * );
 */
export function UserSettingsScreen(props: UserSettingsScreenProps) {
  const { user, workspaces, hrefOfWorkspace, onLoadKey, credentials, namedKeys, account } = props;
  const { display, singleKeys, notifications } = props;
  const t = useT();
  const { home } = usePageAddresses();
  const clientKey = <ApiKey onLoadKey={onLoadKey} onReplaceKey={credentials?.onReplaceKey} />;
  return (
    <Page
      trail={[{ label: t("userSettings.title") }]}
      account={account}
      skipLinks={[{ targetId: "main", label: t("app.skipToMain") }]}
    >
      <main id="main" className={styles.page} tabIndex={-1}>
        <div className={styles.column}>
          {home !== undefined && (
            <Link href={home} className={styles.back}>
              <Icon picture={ArrowLeft} size={14} isDirectional />
              {t("app.home")}
            </Link>
          )}
          <header className={styles.head}>
            <span aria-hidden="true">
              <Avatar username={user.username} size="medium" isMe />
            </span>
            <Heading level={1} size="page" className={styles.name}>
              <bdi>{user.username}</bdi>
            </Heading>
            <Badge look="accent">{t(`account.roles.${user.role}`)}</Badge>
          </header>
          <dl className={styles.rows}>
            <SettingsRow
              term={t("userSettings.username")}
              // Owners set the names themselves, on the page of people.
              {...(user.role === "owner" ? {} : { about: t("userSettings.about.names") })}
            >
              {user.username}
            </SettingsRow>
            <SettingsRow term={t("userSettings.firstName")}>{user.firstName || <None />}</SettingsRow>
            <SettingsRow term={t("userSettings.lastName")}>{user.lastName || <None />}</SettingsRow>
            <SettingsRow
              term={t("userSettings.workspaces")}
              {...(workspaces?.length ? { about: t("userSettings.about.workspaces") } : {})}
            >
              <Workspaces names={workspaces} hrefOf={hrefOfWorkspace} />
            </SettingsRow>
            <SettingsRow term={t("account.theme")} about={t("userSettings.about.theme")}>
              <SegmentedControl
                label={t("account.theme")}
                options={account.themes.map((theme) => ({
                  value: theme.id,
                  label: t(theme.labelKey as "themes.light"),
                  icon: pictureOf(theme),
                }))}
                value={account.theme}
                onChange={account.onTheme}
              />
            </SettingsRow>
            <SettingsRow term={t("account.language")}>
              <SegmentedControl
                label={t("account.language")}
                options={locales.map(({ code, nativeName }) => ({
                  value: code,
                  label: nativeName,
                  lang: code,
                }))}
                value={account.locale}
                onChange={account.onLocale}
              />
            </SettingsRow>
            {display && <DisplaySettings {...display} />}
            {singleKeys && <SingleKeySettings {...singleKeys} />}
            {notifications && <NotificationSettings {...notifications} />}
            {namedKeys ? (
              <SettingsRow term={t("userSettings.apiKeys")} about={t("userSettings.about.apiKeys")}>
                <ApiKeys {...namedKeys} clientKey={clientKey} />
              </SettingsRow>
            ) : (
              <SettingsRow term={t("userSettings.apiKey")} about={t("userSettings.about.apiKey")}>
                {clientKey}
              </SettingsRow>
            )}
            {credentials && (
              <Credentials
                {...credentials}
                signIns={props.signIns}
                secondFactor={props.secondFactor}
                passkeys={props.passkeys}
              />
            )}
          </dl>
        </div>
      </main>
    </Page>
  );
}

interface WorkspacesProps {
  names: readonly string[] | undefined;
  hrefOf: (name: string) => string;
}

/** How many placeholders stand for workspaces that load. */
const PLACEHOLDERS = 5;

function Workspaces({ names, hrefOf }: WorkspacesProps) {
  const t = useT();
  if (!names)
    return (
      <span className={styles.workspaces} role="status" aria-label={t("app.loading")}>
        {Array.from({ length: PLACEHOLDERS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <Skeleton key={place} width="5.5rem" height="1.5rem" />
        ))}
      </span>
    );
  if (names.length === 0) return <None />;
  return (
    <ul className={styles.workspaces}>
      {names.map((name) => (
        <li key={name}>
          <Link href={hrefOf(name)} className={styles.workspace}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const DASH = "-";

/** In place of a value that does not exist. */
function None() {
  const t = useT();
  return (
    <span role="img" aria-label={t("userSettings.none")} className={styles.none}>
      {DASH}
    </span>
  );
}
