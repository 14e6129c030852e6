import { Icon, Info } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { gloss } from "../hub/HubDataset.css";
import * as styles from "./FileDataset.css";
import type { IdProblem } from "./view-model";

interface IdNotesProps {
  problems: readonly IdProblem[];
  /** The columns that are chosen or can be chosen for the ids: of very many rows it is not known that ids repeat. */
  offered: readonly string[];
}

/** Why columns that are called ids are not offered for the ids of records, or what happens if one of them is chosen. */
export function IdNotes({ problems, offered }: IdNotesProps) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {problems.map(({ column, reason }) => (
        <li key={column} className={styles.note}>
          <Icon picture={Info} />{" "}
          <span className={gloss}>
            {t(offered.includes(column) ? "files.idIncomplete" : "files.idUnfit", { column, reason })}
          </span>
        </li>
      ))}
    </ul>
  );
}
