import { AuditScreen, auditFile } from "@glossa/features/audit";
import { LoadingPage, RolePage, StatusPage, saveAsFile } from "@glossa/features/shell";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { tellFailedAction } from "../account/tell-refusal";
import { useAccount } from "../account/use-account";
import { loadAudit, loadWholeAudit } from "../audit/audit-api";
import { useAuditSearch } from "../audit/use-audit-search";
import { peoplePath } from "../paths";
import { loadOf } from "../queries/load-of";
import { meQuery } from "../queries/me";
import { settingsQuery } from "../queries/server";
import { translate } from "../state/language";
import { notices } from "../state/notices";

/** The audit log, for owners of a server that has one. Others see a message. */
export function Component() {
  const { data: me } = useQuery(meQuery);
  const { account } = useAccount();
  const { data: server, isPending } = useQuery(settingsQuery);
  if (!me || isPending) return <LoadingPage label={translate("app.loading")} />;
  if (me.role !== "owner")
    return <RolePage title={translate("audit.title")} isFor="owners" account={account} />;
  if (!server?.glossa?.audit) return <StatusPage status={404} />;
  return <Audit />;
}

function Audit() {
  const { account } = useAccount();
  const { search, settled: shown, setSearch } = useAuditSearch();
  const [isSaving, setSaving] = useState(false);
  const query = useInfiniteQuery({
    queryKey: ["audit", shown],
    queryFn: ({ pageParam, signal }) => loadAudit(shown, pageParam, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const save = async () => {
    setSaving(true);
    try {
      const entries = await loadWholeAudit(search);
      saveAsFile("audit.csv", new Blob([auditFile(entries)], { type: "text/csv" }));
      notices.show({ tone: "success", text: translate("audit.saved", { count: entries.length }) });
    } catch (error) {
      tellFailedAction(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <AuditScreen
      load={loadOf(query)}
      entries={query.data?.pages.flatMap(({ entries }) => entries) ?? []}
      search={search}
      onSearch={setSearch}
      hasMore={query.hasNextPage}
      isLoadingMore={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
      isSaving={isSaving}
      onSave={() => void save()}
      onRetry={() => void query.refetch()}
      peopleHref={peoplePath}
      account={account}
    />
  );
}
