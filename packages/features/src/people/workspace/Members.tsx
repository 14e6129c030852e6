import { Avatar, Banner, Button, Select, Text, VisuallyHidden } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useLayoutEffect, useRef, useState } from "react";
import type { Refusal } from "../../shell";
import { LoadingRows } from "../../shell/list/LoadingRows";
import * as styles from "../People.css";
import { nameOf } from "../select-people";
import type { PersonView, WorkspacePorts, WorkspaceView } from "../view-model";
import { RemoveMember } from "./RemoveMember";

interface MembersProps {
  workspace: WorkspaceView;
  /** The id of the signed-in user. */
  myId: string | undefined;
  /** Who can be added; undefined for admins, who cannot add anyone. */
  people: readonly PersonView[] | undefined;
  ports: WorkspacePorts;
  /** The id of the part that adds a member. */
  addingId: string;
}

/** The control with which adding a member begins; null for users who cannot. */
export function firstControlOf(addingId: string): HTMLElement | null {
  return document.getElementById(addingId)?.querySelector("button") ?? null;
}

/** The members of a workspace; each change applies at once. */
export function Members({ workspace, myId, people, ports, addingId }: MembersProps) {
  const t = useT();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState("");
  const { id, members } = workspace;
  const { list, onRemoving } = useFocusInList(members?.length, addingId);
  async function run(action: Refusal | undefined, report = "") {
    if (!action) return;
    setIsBusy(true);
    setDone("");
    const refusal = await action;
    setFailure(refusal);
    if (refusal === undefined) setDone(report);
    setIsBusy(false);
  }
  if (!members) return <LoadingRows />;
  return (
    <>
      {people && ports.onAddMember && (
        <AddMember
          id={addingId}
          others={people.filter((person) => !members.some((member) => member.id === person.id))}
          isBusy={isBusy}
          onAdd={({ id: userId, username }) =>
            void run(ports.onAddMember?.(id, userId), t("people.added", { username }))
          }
        />
      )}
      <VisuallyHidden>
        <span role="status">{done}</span>
      </VisuallyHidden>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {members.length === 0 && <Text tone="secondary">{t("people.noMembers")}</Text>}
      <ul ref={list} className={styles.members}>
        {members.map((member, place) => (
          <li key={member.id} className={styles.member}>
            <span aria-hidden="true">
              <Avatar username={member.username} />
            </span>
            <bdi className={styles.memberName}>{member.username}</bdi>
            <span className={styles.note}>{t(`account.roles.${member.role}`)}</span>
            <RemoveMember
              member={member}
              workspace={workspace.name}
              isMe={member.id === myId}
              canAddAgain={ports.onAddMember !== undefined}
              isDisabled={isBusy}
              onRemove={() => {
                onRemoving(place);
                void run(ports.onRemoveMember(id, member.id));
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Keeps the focus in the list when a member is removed: the next one has it then, otherwise what is before the list. */
function useFocusInList(length: number | undefined, addingId: string) {
  const list = useRef<HTMLUListElement>(null);
  const removing = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when the number changes; it is not read
  useLayoutEffect(() => {
    const place = removing.current;
    const content = list.current?.closest<HTMLElement>('[role="dialog"]');
    if (place === undefined || !content) return;
    removing.current = undefined;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== content) return;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[Math.min(place, buttons.length - 1)] ?? firstControlOf(addingId))?.focus();
  }, [length]);
  return {
    list,
    onRemoving: (place: number) => {
      removing.current = place;
    },
  };
}

interface AddMemberProps {
  id: string;
  others: readonly PersonView[];
  isBusy: boolean;
  onAdd: (person: PersonView) => void;
}

function AddMember({ id, others, isBusy, onAdd }: AddMemberProps) {
  const t = useT();
  const [chosen, setChosen] = useState<string>();
  const person = others.find(({ id }) => id === chosen);
  return (
    <div id={id} className={styles.adding}>
      <Select
        className={styles.memberName}
        label={t("people.addMember")}
        placeholder={t("people.choosePerson")}
        options={others.map((other) => ({
          value: other.id,
          label: `${nameOf(other)} (${other.username})`,
        }))}
        value={person?.id}
        onChange={setChosen}
        words={{ search: t("people.search"), noneFound: t("people.noPersonFound") }}
      />
      <Button isDisabled={!person || isBusy} onClick={() => person && onAdd(person)}>
        {t("people.addShort")}
      </Button>
    </div>
  );
}
