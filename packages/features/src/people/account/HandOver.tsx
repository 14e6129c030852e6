import { Button, CopyButton, Description, DescriptionList, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "../People.css";

interface HandOverProps {
  /** Undefined: closed. */
  account: { username: string; password: string } | undefined;
  onClose: () => void;
}

/** Shows a password once, for the user to hand it over. */
export function HandOver({ account, onClose }: HandOverProps) {
  const t = useT();
  const password = account?.password ?? "";
  return (
    <Dialog
      isOpen={account !== undefined}
      onClose={onClose}
      title={t("people.handOverTitle", { username: account?.username ?? "" })}
      description={t("people.handOverBody")}
      closeLabel={t("app.close")}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t("people.handedOver")}
        </Button>
      }
    >
      <DescriptionList look="table">
        <Description
          term={t("people.username")}
          action={
            <CopyButton
              look="icon"
              text={account?.username ?? ""}
              label={t("people.copyUsername")}
              copiedLabel={t("app.copied")}
            />
          }
        >
          <bdi className={styles.password}>{account?.username}</bdi>
        </Description>
        <Description
          term={t("people.password")}
          action={
            <CopyButton
              look="icon"
              text={password}
              label={t("people.copyPassword")}
              copiedLabel={t("app.copied")}
            />
          }
        >
          <bdi className={styles.password}>{password}</bdi>
        </Description>
      </DescriptionList>
    </Dialog>
  );
}
