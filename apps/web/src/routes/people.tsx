import { deletedDatasetDays, deletedPersonDays, passwordLength, passwordLinkDays } from "@glossa/contract";
import { PeopleScreen } from "@glossa/features/people";
import { LoadingPage, RolePage, useNow } from "@glossa/features/shell";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { useAccount } from "../account/use-account";
import { auditPath, peoplePath, workspacesPath } from "../paths";
import { peoplePorts, workspacePorts } from "../people/people-ports";
import { deletedPeopleQuery } from "../people/people-queries";
import { reloadPeople, usePeople } from "../people/use-people";
import { deletedDatasetsQuery } from "../queries/deleted-datasets";
import { meQuery } from "../queries/me";
import { settingsQuery } from "../queries/server";
import { translate } from "../state/language";

const days = { link: passwordLinkDays, deleted: deletedPersonDays, deletedDataset: deletedDatasetDays };

/** People and workspaces for owners, workspaces for admins; annotators see a message. */
export function Component() {
  const { data: me } = useQuery(meQuery);
  const { account } = useAccount();
  const { pathname } = useLocation();
  if (!me) return <LoadingPage label={translate("app.loading")} />;
  if (me.role === "annotator")
    return <RolePage title={translate("people.title")} isFor="managers" account={account} />;
  const isOwner = me.role === "owner";
  if (!isOwner && pathname !== workspacesPath) return <Navigate to={workspacesPath} replace />;
  return <People myId={me.id} isOwner={isOwner} />;
}

function People({ myId, isOwner }: { myId: string; isOwner: boolean }) {
  const { data: server } = useQuery(settingsQuery);
  const { account } = useAccount();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const now = useNow();
  const { people, workspaces, load } = usePeople(isOwner);
  const isOurs = server?.glossa?.people ?? false;
  const createLinks = server?.glossa?.password_links ?? false;
  const restore = server?.glossa?.deleted_people ?? false;
  const { data: deletedPeople } = useQuery({ ...deletedPeopleQuery, enabled: isOwner });
  const ports = useMemo(
    () => peoplePorts(people ?? [], isOurs, { createLinks, restore }),
    [people, isOurs, createLinks, restore],
  );
  const restoreDatasets = server?.glossa?.deleted_datasets ?? false;
  const { data: deletedDatasets } = useQuery(deletedDatasetsQuery);
  const rename = server?.glossa?.workspace_names ?? false;
  const ofWorkspaces = useMemo(
    () => workspacePorts(isOwner, myId, { restore: restoreDatasets, rename }),
    [isOwner, myId, restoreDatasets, rename],
  );
  return (
    <PeopleScreen
      tab={pathname === workspacesPath ? "workspaces" : "people"}
      onTab={(tab) => navigate(tab === "people" ? peoplePath : workspacesPath)}
      load={load}
      onRetry={() => void reloadPeople()}
      auditHref={isOwner && server?.glossa?.audit ? auditPath : undefined}
      myId={myId}
      people={people}
      deletedPeople={deletedPeople}
      deletedDatasets={deletedDatasets}
      days={days}
      workspaces={workspaces}
      asksForNewPassword={isOurs}
      passwordLength={passwordLength}
      peoplePorts={ports}
      workspacePorts={ofWorkspaces}
      now={now}
      account={account}
    />
  );
}
