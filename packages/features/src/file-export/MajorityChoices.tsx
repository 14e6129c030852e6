import { Banner, BannerRow, Button, MultiSelect } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import * as styles from "./FileExport.css";
import type { FileRequest } from "./file-request";
import { type LoadPeople, usePeople } from "./use-people";

interface MajorityChoicesProps {
  onLoad: LoadPeople;
  request: FileRequest;
  onChange: (part: Pick<FileRequest, "voters" | "deciders">) => void;
}

/** Whose answers make a majority, and who decides it; nothing if there is nobody to choose from. */
export function MajorityChoices({ onLoad, request, onChange }: MajorityChoicesProps) {
  const t = useT();
  const { people, hasFailed, onRetry } = usePeople(onLoad);
  const [isTooFew, setTooFew] = useState(false);
  if (hasFailed)
    return (
      <Banner tone="danger">
        <BannerRow>
          <span>{t("fileExport.peopleFailed")}</span>
          <Button size="sm" onClick={onRetry}>
            {t("app.retry")}
          </Button>
        </BannerRow>
      </Banner>
    );
  if (people && people.length < 2) return null;
  const everyone = people ?? [];
  const choose = (usernames: readonly string[]) => {
    setTooFew(usernames.length === 0);
    const voters = usernames.length === everyone.length ? undefined : usernames;
    if (usernames.length > 0) onChange({ voters });
  };
  const field = {
    options: everyone.map((username) => ({ value: username, label: username })),
    size: "sm",
    loadingLabel: people ? undefined : t("fileExport.loadingPeople"),
    countLabel: (count: number) =>
      count === everyone.length ? t("fileExport.everyone") : t("fileExport.people", { count }),
    words: { search: t("fileExport.findPerson"), noneFound: t("fileExport.noPerson") },
  } as const;
  return (
    <div className={styles.voting}>
      <MultiSelect
        {...field}
        label={t("fileExport.voters")}
        hint={t("fileExport.votersHelp")}
        placeholder={t("fileExport.everyone")}
        values={request.voters ?? everyone}
        onChange={choose}
        error={isTooFew ? t("fileExport.noVoters") : undefined}
      />
      <MultiSelect
        {...field}
        label={t("fileExport.deciders")}
        hint={t("fileExport.decidersHelp")}
        placeholder={t("fileExport.nobody")}
        values={request.deciders ?? []}
        onChange={(deciders) => onChange({ deciders: deciders.length > 0 ? deciders : undefined })}
      />
    </div>
  );
}
