import { Banner, Button, CopyButton, Description, DescriptionList, Dialog } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { type Ref, useRef } from "react";
import * as styles from "../People.css";
import type { PasswordLink } from "../view-model";

/** What a person needs to sign in for the first time: a password or a link. */
export interface HandedOver {
  username: string;
  password?: string | undefined;
  link?: PasswordLink | undefined;
}

interface HandOverProps {
  /** Undefined: closed. */
  account: HandedOver | undefined;
  onClose: () => void;
}

/** Shows a password or a link once, for the user to hand it over. */
export function HandOver({ account, onClose }: HandOverProps) {
  const t = useT();
  const format = useFormat();
  const { username = "", password, link } = account ?? {};
  // A second Enter must not close what is not shown again.
  const copy = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={account !== undefined}
      onClose={onClose}
      title={t("people.handOverTitle", { username })}
      description={
        link
          ? t("people.linkBody", { username, until: format.moment(link.endsAt) })
          : t("people.handOverBody")
      }
      closeLabel={t("app.close")}
      closesOnScrim={false}
      closesOnEscape={false}
      isWide={link !== undefined}
      focusFirst={copy}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t("people.handedOver")}
        </Button>
      }
    >
      <DescriptionList look="table">
        <Credential term={t("people.username")} text={username} copyLabel={t("people.copyUsername")} />
        {password !== undefined && (
          <Credential
            term={t("people.password")}
            text={password}
            copyLabel={t("people.copyPassword")}
            copyRef={copy}
          />
        )}
        {link && (
          <Credential
            term={t("people.link")}
            text={link.url}
            copyLabel={t("people.copyLink")}
            copyRef={copy}
            isLong
          />
        )}
      </DescriptionList>
      {link && isOfThisComputer(link.url) && <Banner tone="warning">{t("people.linkIsLocal")}</Banner>}
    </Dialog>
  );
}

/** Whether an address only works on the computer of the server. */
function isOfThisComputer(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

interface CredentialProps {
  term: string;
  text: string;
  copyLabel: string;
  copyRef?: Ref<HTMLButtonElement>;
  /** Nobody reads a link aloud, so it is not large. */
  isLong?: boolean;
}

function Credential({ term, text, copyLabel, copyRef, isLong = false }: CredentialProps) {
  const t = useT();
  return (
    <Description
      term={term}
      action={
        <CopyButton ref={copyRef} look="icon" text={text} label={copyLabel} copiedLabel={t("app.copied")} />
      }
    >
      <bdi className={isLong ? styles.passwordLink : styles.password}>{text}</bdi>
    </Description>
  );
}
