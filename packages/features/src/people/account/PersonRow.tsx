import {
  Avatar,
  Badge,
  DropdownMenu,
  Ellipsis,
  IconButton,
  MenuItem,
  MenuSeparator,
} from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import * as styles from "../People.css";
import { permissionsOf } from "../permissions";
import { nameOf } from "../select-people";
import type { PersonView } from "../view-model";
import type { PersonTask } from "./PersonDialogs";

interface PersonRowProps {
  person: PersonView;
  people: readonly PersonView[];
  myId: string | undefined;
  /** The names of workspaces by their ids. */
  names: ReadonlyMap<string, string>;
  hasSignIns: boolean;
  now: Date;
  /** Whether accounts can be switched off and on. */
  canSwitch: boolean;
  /** Whether links for choosing a password can be created. */
  canCreateLink: boolean;
  onTask: (task: PersonTask) => void;
}

/** One person of the list. */
export function PersonRow(props: PersonRowProps) {
  const { person, myId, names, hasSignIns, now } = props;
  const t = useT();
  const format = useFormat();
  const { username, role, signedIn } = person;
  return (
    <tr className={styles.row}>
      <th scope="row">
        <span className={styles.person}>
          <span aria-hidden="true">
            <Avatar username={username} size="small" isMe={person.id === myId} />
          </span>
          <span className={styles.names}>
            <span className={styles.name}>
              <bdi>{nameOf(person)}</bdi>
              {person.id === myId && <Badge>{t("people.you")}</Badge>}
              {!person.isActive && <Badge look="warning">{t("people.off")}</Badge>}
              {person.isActive && person.mustChangePassword && <Badge>{t("people.firstPassword")}</Badge>}
            </span>
            <bdi className={styles.note}>{username}</bdi>
          </span>
        </span>
      </th>
      <td className={styles.beside}>{t(`account.roles.${role}`)}</td>
      <td className={`${styles.wide} ${styles.beside}`}>
        <span className={styles.note}>
          <Workspaces person={person} names={names} />
        </span>
      </td>
      {hasSignIns && (
        <td className={styles.beside}>
          <span className={`${styles.note} ${styles.short}`}>
            {signedIn !== null && <span className={styles.phoneOnly}>{t("people.lastSignIn")}</span>}{" "}
            {signedIn === null ? t("people.never") : signedIn === undefined ? "–" : format.ago(signedIn, now)}
          </span>
        </td>
      )}
      <td>
        <PersonMenu {...props} />
      </td>
    </tr>
  );
}

function Workspaces({ person, names }: Pick<PersonRowProps, "person" | "names">) {
  const t = useT();
  if (person.role === "owner") return t("people.allWorkspaces");
  const shown = person.workspaces.flatMap((id) => names.get(id) ?? []);
  if (shown.length === 0) return t("people.noWorkspaces");
  const several = shown.map((name, place) => (
    <span key={name}>
      {place > 0 && ", "}
      <bdi>{name}</bdi>
    </span>
  ));
  return shown.length > most ? t("people.workspaceCount", { count: shown.length }) : several;
}

/** More names than this are counted. */
const most = 5;

function PersonMenu({ person, people, myId, canSwitch, canCreateLink, onTask }: PersonRowProps) {
  const t = useT();
  const may = permissionsOf(person, people, myId);
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton
          picture={Ellipsis}
          hasNativeTooltip
          label={t("people.actionsFor", { username: person.username })}
        />
      }
    >
      <MenuItem onSelect={() => onTask({ kind: "edit", person })}>{t("people.edit")}</MenuItem>
      {may.password && (
        <MenuItem onSelect={() => onTask({ kind: "password", person })}>{t("people.resetPassword")}</MenuItem>
      )}
      {may.password && canCreateLink && person.isActive && (
        <MenuItem onSelect={() => onTask({ kind: "link", person })}>{t("people.passwordLink")}</MenuItem>
      )}
      {person.hasSecondFactor && may.password && (
        <MenuItem onSelect={() => onTask({ kind: "factor", person })}>{t("people.factorOff")}</MenuItem>
      )}
      {canSwitch && may.switchOff && (
        <MenuItem onSelect={() => onTask({ kind: "off", person })}>{t("people.switchOff")}</MenuItem>
      )}
      {canSwitch && !person.isActive && (
        <MenuItem onSelect={() => onTask({ kind: "on", person })}>{t("people.switchOn")}</MenuItem>
      )}
      {may.delete && (
        <>
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={() => onTask({ kind: "delete", person })}>
            {t("people.delete")}
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
