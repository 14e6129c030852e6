import { AvatarGroup } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./Team.css";

/** The other users on the current record: two users who respond to the same one should know. */
export function OthersHere({ usernames }: { usernames: readonly string[] }) {
  const t = useT();
  // Rendered even if no other user is present, so that arriving users are announced.
  return (
    <span className={styles.here} role="status">
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
