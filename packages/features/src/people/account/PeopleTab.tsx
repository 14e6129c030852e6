import { Button, EmptyState, Plus, Search, VisuallyHidden } from "@glossa/design-system";
import { useLocaleCode, useT } from "@glossa/locales";
import { useMemo, useState } from "react";
import { LoadingRows } from "../../shell/list/LoadingRows";
import { RowTable } from "../../shell/list/RowTable";
import { ShowAll } from "../../shell/list/ShowAll";
import type { PeopleScreenProps } from "../PeopleScreen";
import { SearchBar } from "../SearchBar";
import { isNamed, selectPeople } from "../select-people";
import type { PersonView } from "../view-model";
import { DeletedPeople } from "./DeletedPeople";
import { PersonDialogs, type PersonTask } from "./PersonDialogs";
import { PersonRow } from "./PersonRow";

export interface PeopleTabProps
  extends Pick<
    PeopleScreenProps,
    | "load"
    | "myId"
    | "workspaces"
    | "asksForNewPassword"
    | "passwordLength"
    | "peoplePorts"
    | "now"
    | "deletedPeople"
    | "days"
  > {
  people: readonly PersonView[];
}

/** All people, with a search and what can be done about each. */
export function PeopleTab(props: PeopleTabProps) {
  const { people, load, myId, workspaces, peoplePorts, now, deletedPeople = [] } = props;
  const t = useT();
  const code = useLocaleCode();
  const [query, setQuery] = useState("");
  const [task, setTask] = useState<PersonTask>();
  const names = useMemo(() => new Map(workspaces.map(({ id, name }) => [id, name])), [workspaces]);
  const shown = useMemo(() => {
    const { compare } = new Intl.Collator(code, { numeric: true });
    const roleNames = {
      owner: t("account.roles.owner"),
      admin: t("account.roles.admin"),
      annotator: t("account.roles.annotator"),
    };
    return selectPeople(people, query, { roleNames, workspaceNames: names, compare });
  }, [people, query, names, code, t]);
  const shownDeleted = deletedPeople.filter((person) => isNamed(person, query));
  const isOnlyDeleted = shown.length === 0 && shownDeleted.length > 0;
  const isNobodyFound = shown.length === 0 && shownDeleted.length === 0;
  // Only our server returns when someone signed in.
  const hasSignIns = people.some(({ signedIn }) => signedIn !== undefined);
  return (
    <>
      <SearchBar
        label={t("people.search")}
        query={query}
        onQuery={setQuery}
        count={load === "ready" && !isOnlyDeleted ? t("people.count", { count: shown.length }) : ""}
      >
        <Button
          tone="primary"
          icon={Plus}
          isDisabled={load !== "ready"}
          onClick={() => setTask({ kind: "add" })}
        >
          {t("people.add")}
        </Button>
      </SearchBar>
      {load === "loading" ? (
        <LoadingRows />
      ) : isNobodyFound ? (
        <EmptyState
          icon={Search}
          title={t("people.noneFound", { query: query.trim() })}
          action={<ShowAll onShowAll={() => setQuery("")}>{t("people.showAll")}</ShowAll>}
        />
      ) : (
        shown.length > 0 && (
          <RowTable
            label={t("people.people")}
            heads={
              <>
                <th scope="col">{t("people.person")}</th>
                <th scope="col">{t("people.role")}</th>
                <th scope="col">{t("people.workspaces")}</th>
                {hasSignIns && <th scope="col">{t("people.lastSignIn")}</th>}
                <th scope="col">
                  <VisuallyHidden>{t("people.actions")}</VisuallyHidden>
                </th>
              </>
            }
          >
            {shown.map((person) => (
              <PersonRow
                key={person.id}
                {...{ person, people, myId, names, hasSignIns, now }}
                canSwitch={peoplePorts.onSwitch !== undefined}
                canCreateLink={peoplePorts.onCreateLink !== undefined}
                onTask={setTask}
              />
            ))}
          </RowTable>
        )
      )}
      <DeletedPeople {...props} deletedPeople={shownDeleted} />
      <PersonDialogs {...props} task={task} onTask={setTask} />
    </>
  );
}
