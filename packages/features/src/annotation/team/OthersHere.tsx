import { AvatarGroup } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./Team.css";

/** Who else is on the record on screen: two people who answer the same one should know. */
export function OthersHere({ usernames }: { usernames: readonly string[] }) {
  const t = useT();
  // It stays while nobody is there, so that whoever comes is announced.
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
