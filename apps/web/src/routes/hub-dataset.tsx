import { HubError, type HubSubset } from "@glossa/contract/hub";
import { HubDatasetScreen, type HubDatasetScreenProps, keptDraft } from "@glossa/features/hub-dataset";
import { LoadingPage, StatusPage, useUnloadGuard } from "@glossa/features/shell";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useAccount } from "../account/use-account";
import { createFromHub } from "../creation/create-from-hub";
import { useWorkspaceChoices } from "../creation/use-workspace-choices";
import { type HubAddresses, repositoryUrl } from "../hub/addresses";
import { hubAddressesQuery, hubFactsQuery, hubRowsQuery, hubSubsetsQuery } from "../hub/queries";
import { annotationPath, hubViewerPath } from "../paths";
import { queryClient } from "../queries/client";
import { datasetsQuery } from "../queries/datasets";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { notifyAway } from "../state/notifications";
import { usePreferences } from "../state/preferences";

/** The page on which owners and admins turn a repository of the hub into a dataset. For annotators there is none. */
export function Component() {
  const { repository = "" } = useParams();
  const { userId, isAdminOrOwner, isLoading } = useAccount();
  const { workspaces, isPending } = useWorkspaceChoices();
  const addresses = useQuery(hubAddressesQuery);
  const subsets = useQuery({ ...hubSubsetsQuery(repository), enabled: isAdminOrOwner });
  // Any address of one part could name a repository, so annotators get the page for unknown addresses.
  if (!isLoading && !isAdminOrOwner) return <StatusPage status={404} />;
  if (subsets.error)
    return (
      <Unreadable repository={repository} error={subsets.error} onReload={() => void subsets.refetch()} />
    );
  if (!subsets.data || !addresses.data || isPending || !userId)
    return <LoadingPage label={translate("hub.loading")} />;
  return (
    <HubPage
      key={repository}
      repository={repository}
      subsets={subsets.data}
      addresses={addresses.data}
      workspaces={workspaces}
      userId={userId}
    />
  );
}

/** The reply is the same for a missing, private or gated repository; only a busy or unreachable hub differs. */
function Unreadable(props: { repository: string; error: Error; onReload: () => void }) {
  const { repository, error, onReload } = props;
  const kind = error instanceof HubError ? error.kind : "failed";
  // Nearly all repositories have an owner in their name: more likely the address is mistyped.
  if (kind === "network" && !repository.includes("/"))
    return <StatusPage status={404} detail={translate("hub.unreachable")} />;
  if (kind === "network" || kind === "notReady") {
    const message = translate(kind === "network" ? "hub.unreachable" : "hub.notReady");
    return <StatusPage status={503} message={message} onReload={onReload} />;
  }
  return (
    <StatusPage status={404} message={translate("hub.notFound")} detail={translate("hub.notFoundLong")} />
  );
}

interface HubPageProps extends Pick<HubDatasetScreenProps, "repository" | "workspaces"> {
  subsets: readonly HubSubset[];
  addresses: HubAddresses;
  userId: string;
}

function HubPage({ repository, subsets, addresses, workspaces, userId }: HubPageProps) {
  const { account } = useAccount();
  const navigate = useNavigate();
  const { layout, setLayout } = usePreferences();
  const kept = useMemo(() => keptDraft(userId), [userId]);
  const [shown, setShown] = useState<{ subset: string; split: string }>();
  const isCreating = useRef(false);
  // The steps run in this page: without it, a dataset would be left half made.
  useUnloadGuard(() => isCreating.current);
  const create: HubDatasetScreenProps["onCreate"] = async (draft, facts, onStep) => {
    isCreating.current = true;
    const created = await createFromHub(draft, facts, onStep).finally(() => {
      isCreating.current = false;
    });
    if ("refusal" in created) {
      const { refusal } = created;
      if (!refusal.isNameTaken) notifyAway(refusal.message);
      return refusal;
    }
    notifyAway(translate("hub.created"));
    kept.forget();
    void queryClient.invalidateQueries({ queryKey: datasetsQuery.queryKey });
    await navigate(annotationPath(created.datasetId), { replace: true });
    notices.show({ tone: "success", text: translate("hub.created") });
  };
  return (
    <HubDatasetScreen
      repository={repository}
      href={repositoryUrl(addresses, repository)}
      subsets={subsets}
      data={useHubData(repository, shown)}
      onShow={(subset, split) => setShown({ subset, split })}
      viewerOf={(subset, split) => hubViewerPath(repository, subset, split)}
      workspaces={workspaces}
      canAddWorkspace={account.role === "owner"}
      onCreate={create}
      kept={kept}
      layout={layout}
      onLayout={setLayout}
      account={account}
    />
  );
}

const nothing = { rows: [], facts: {} };

/** The rows and facts of a split. Facts may be missing: the form works without them. */
function useHubData(
  repository: string,
  shown: { subset: string; split: string } | undefined,
): HubDatasetScreenProps["data"] {
  const selection = { repository, subset: shown?.subset ?? "", split: shown?.split ?? "" };
  const enabled = shown !== undefined;
  const rows = useQuery({ ...hubRowsQuery(selection), enabled });
  const facts = useQuery({ ...hubFactsQuery(selection), enabled });
  if (rows.isPending) return { load: "loading", ...nothing };
  const { data = [] } = rows;
  return { load: data.length > 0 ? "ready" : "missing", rows: data, facts: facts.data ?? {} };
}
