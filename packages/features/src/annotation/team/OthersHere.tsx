import { AvatarGroup } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./Team.css";

interface OthersHereProps {
  usernames: readonly string[];
  /** In a list of many records, users who come and go are not announced. */
  isQuiet?: boolean;
}

/** The other users on the current record: two users who respond to the same one should know. */
export function OthersHere({ usernames, isQuiet = false }: OthersHereProps) {
  const t = useT();
  // Rendered even if no other user is present, so that arriving users are announced.
  return (
    <span className={styles.here} {...(!isQuiet && { role: "status" })}>
      {usernames.length > 0 && (
        <>
          <span className={styles.hereText}>{t("team.alsoHere")}</span>
          <AvatarGroup
            usernames={usernames}
            label={t("team.onThisRecord")}
            moreLabel={(count) => t("team.more", { count })}
          />
        </>
      )}
    </span>
  );
}
