import { GuideScreen, isGuideId } from "@glossa/features/home";
import { StatusPage } from "@glossa/features/shell";
import { useLocaleCode } from "@glossa/locales";
import { loadGuides } from "@glossa/locales/guides";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { useAccount } from "../account/use-account";

/** A guide for users, in their language. */
export function Component() {
  const { guide } = useParams();
  const { account } = useAccount();
  const code = useLocaleCode();
  const { data, isError, refetch } = useQuery({
    queryKey: ["guides", code],
    queryFn: () => loadGuides(code),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
  if (!isGuideId(guide)) return <StatusPage status={404} />;
  return (
    <GuideScreen
      guide={guide}
      text={data?.[guide]}
      hasFailed={isError}
      onRetry={() => void refetch()}
      account={account}
    />
  );
}
