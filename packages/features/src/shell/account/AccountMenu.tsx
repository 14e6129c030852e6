import {
  Avatar,
  DropdownMenu,
  ExternalLink,
  HistoryPicture,
  type IconPicture,
  initials,
  LogOut,
  MenuCaption,
  MenuItem,
  MenuRadioGroup,
  MenuSeparator,
  Settings,
  Users,
  WebhookPicture,
} from "@glossa/design-system";
import { type LocaleCode, locales, type MessageKey, useT } from "@glossa/locales";
import { memo } from "react";
import { accountButton } from "./AccountMenu.css";
import { type SignOutPorts, useSignOut } from "./use-sign-out";

/** A theme that can be chosen, or "system". */
export interface ThemeChoice {
  id: string;
  labelKey: MessageKey;
  /** Whether it is light or dark; undefined for the system's choice. */
  colorScheme?: "light" | "dark";
  /** Whether its contrast is increased. */
  contrast?: "normal" | "more";
}

/** A page of the server, apart from datasets, that the role of the user allows. */
export interface AccountPage {
  href: string;
  label: "people" | "workspaces" | "audit" | "webhooks";
}

/** The data and callbacks of the account menu. */
export interface AccountMenuProps extends SignOutPorts {
  /** The name of the signed-in user. */
  username: string;
  /** The role of the user; undefined while it loads. */
  role?: "owner" | "admin" | "annotator" | undefined;
  /** The themes to choose from. */
  themes: readonly ThemeChoice[];
  /** The id of the chosen theme; "system" follows the operating system. */
  theme: string;
  /** Called with the id of the chosen theme. */
  onTheme: (theme: string) => void;
  /** The code of the language on screen. */
  locale: LocaleCode;
  /** Called with the code of the chosen language. */
  onLocale: (locale: LocaleCode) => void;
  /** The address of the settings of the user; without it the menu has no such item. */
  settingsHref?: string | undefined;
  /** The pages on which the user manages the server. */
  pages?: readonly AccountPage[] | undefined;
  /** The URL of the documentation; it opens in another tab. */
  documentationHref: string;
}

const pictures: Record<AccountPage["label"], IconPicture> = {
  people: Users,
  workspaces: Users,
  audit: HistoryPicture,
  webhooks: WebhookPicture,
};

/** The avatar at the end of the top bar; opens a menu with theme, language and sign-out. */
export const AccountMenu = memo(function AccountMenu(props: AccountMenuProps) {
  const t = useT();
  const signOut = useSignOut(props);
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <button
            type="button"
            className={accountButton}
            aria-label={t("account.menu", { username: props.username, initials: initials(props.username) })}
          >
            <Avatar username={props.username} isMe />
          </button>
        }
      >
        <MenuCaption title={props.username}>{props.role && t(`account.roles.${props.role}`)}</MenuCaption>
        <MenuSeparator />
        <MenuRadioGroup
          label={t("account.theme")}
          options={props.themes.map(({ id, labelKey }) => ({
            value: id,
            label: t(labelKey as "themes.light"),
          }))}
          value={props.theme}
          onChange={props.onTheme}
        />
        <MenuSeparator />
        <MenuRadioGroup
          label={t("account.language")}
          options={locales.map(({ code, nativeName }) => ({
            value: code as LocaleCode,
            label: (
              <span lang={code} translate="no">
                {nativeName}
              </span>
            ),
          }))}
          value={props.locale}
          onChange={props.onLocale}
        />
        <MenuSeparator />
        {props.settingsHref !== undefined && (
          <MenuItem icon={Settings} href={props.settingsHref}>
            {t("account.settings")}
          </MenuItem>
        )}
        {props.pages?.map(({ href, label }) => (
          <MenuItem key={label} icon={pictures[label]} href={href}>
            {t(`account.${label}`)}
          </MenuItem>
        ))}
        <MenuItem icon={ExternalLink} href={props.documentationHref} isExternal>
          {t("account.documentation")}
        </MenuItem>
        <MenuItem icon={LogOut} onSelect={signOut.ask}>
          {t("account.signOut")}
        </MenuItem>
      </DropdownMenu>
      {signOut.dialog}
    </>
  );
});
