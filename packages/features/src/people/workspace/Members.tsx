import { Avatar, Banner, Button, IconButton, Select, Text, X } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import type { Refusal } from "../../shell";
import { LoadingRows } from "../../shell/list/LoadingRows";
import * as styles from "../People.css";
import { nameOf } from "../select-people";
import type { PersonView, WorkspacePorts, WorkspaceView } from "../view-model";

interface MembersProps {
  workspace: WorkspaceView;
  /** Who can be added; undefined for admins, who cannot add anyone. */
  people: readonly PersonView[] | undefined;
  ports: WorkspacePorts;
}

/** The members of a workspace; each change applies at once. */
export function Members({ workspace, people, ports }: MembersProps) {
  const t = useT();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { id, members } = workspace;
  async function run(action: Refusal | undefined) {
    if (!action) return;
    setIsBusy(true);
    setFailure(await action);
    setIsBusy(false);
  }
  if (!members) return <LoadingRows />;
  return (
    <>
      {people && ports.onAddMember && (
        <AddMember
          others={people.filter((person) => !members.some((member) => member.id === person.id))}
          isBusy={isBusy}
          onAdd={(userId) => void run(ports.onAddMember?.(id, userId))}
        />
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
      {members.length === 0 && <Text tone="secondary">{t("people.noMembers")}</Text>}
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.id} className={styles.member}>
            <span aria-hidden="true">
              <Avatar username={member.username} />
            </span>
            <bdi className={styles.memberName}>{member.username}</bdi>
            <span className={styles.note}>{t(`account.roles.${member.role}`)}</span>
            <IconButton
              picture={X}
              hasNativeTooltip
              label={t("people.removeMember", { username: member.username })}
              isDisabled={isBusy}
              onClick={() => void run(ports.onRemoveMember(id, member.id))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface AddMemberProps {
  others: readonly PersonView[];
  isBusy: boolean;
  onAdd: (userId: string) => void;
}

function AddMember({ others, isBusy, onAdd }: AddMemberProps) {
  const t = useT();
  const [chosen, setChosen] = useState<string>();
  const isKnown = others.some(({ id }) => id === chosen);
  return (
    <div className={styles.adding}>
      <Select
        className={styles.memberName}
        label={t("people.addMember")}
        placeholder={t("people.choosePerson")}
        options={others.map((person) => ({
          value: person.id,
          label: `${nameOf(person)} (${person.username})`,
        }))}
        value={isKnown ? chosen : undefined}
        onChange={setChosen}
        words={{ search: t("people.search"), noneFound: t("people.noPersonFound") }}
      />
      <Button
        isDisabled={!isKnown || isBusy}
        onClick={() => chosen !== undefined && isKnown && onAdd(chosen)}
      >
        {t("people.addShort")}
      </Button>
    </div>
  );
}
