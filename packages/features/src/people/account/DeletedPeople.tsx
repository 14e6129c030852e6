import { useFormat, useT } from "@glossa/locales";
import { DeletedItems } from "../DeletedItems";
import type { DeletedPersonView } from "../view-model";
import type { PeopleTabProps } from "./PeopleTab";

/** Deleted people, who can be restored for some time; nothing without any. */
export function DeletedPeople({ deletedPeople = [], days, peoplePorts, now }: PeopleTabProps) {
  const t = useT();
  const format = useFormat();
  const itemOf = ({ id, username, firstName, lastName, ...person }: DeletedPersonView) => ({
    id,
    name: username,
    title: [firstName, lastName].filter(Boolean).join(" "),
    details: [
      t("people.deletedWhen", { when: format.ago(person.deletedAt, now), name: person.deletedBy }),
      t("people.answers", { count: person.answers }),
      t("people.erasedUntil", { until: format.moment(person.endsAt) }),
    ],
    contents: person.answers > 0 ? t("people.eraseAnswers", { count: person.answers }) : undefined,
  });
  return (
    <DeletedItems
      title={t("people.deletedPeople")}
      body={t("people.deletedPeopleBody", { days: days?.deleted ?? 0 })}
      items={deletedPeople.map(itemOf)}
      words={{
        name: t("people.username"),
        restoreBody: t("people.restoreBody"),
        eraseBody: t("people.eraseBody"),
      }}
      onRestore={peoplePorts.onRestore}
      onErase={peoplePorts.onErase}
    />
  );
}
