import { Button, Checkbox, Heading, majorityDirection, Stack, Text } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useState } from "react";
import { ScrollPageTitle } from "../../../shell";
import * as styles from "../FileDataset.css";
import { ImportDialog } from "../ImportDialog";
import type { FileDatasetScreenProps, WholeDatasetFile, WholePlace } from "../view-model";
import { firstNames } from "./first-names";

type WholeDatasetProps = FileDatasetScreenProps & { whole: WholeDatasetFile };

/** Shows what a file with a whole dataset has, and creates the dataset. */
export function WholeDataset(props: WholeDatasetProps) {
  const { whole, workspaces, onForget, onCreateWhole } = props;
  const t = useT();
  const [place, setPlace] = useState<WholePlace>(() => ({
    name: whole.name,
    workspace: workspaces[0],
    addsPeople: false,
  }));
  const [isImporting, setIsImporting] = useState(false);
  const change = (part: Partial<WholePlace>) => setPlace((now) => ({ ...now, ...part }));
  return (
    <div className={styles.choice}>
      <ScrollPageTitle>{t("files.title")}</ScrollPageTitle>
      <Heading level={2} size="part">
        {t("files.whole.title", { name: whole.name })}
      </Heading>
      <Facts whole={whole} />
      <Accounts
        {...props}
        addsPeople={place.addsPeople}
        onAddsPeople={(addsPeople) => change({ addsPeople })}
      />
      <Stack direction="row" gap={2}>
        <Button tone="primary" onClick={() => setIsImporting(true)}>
          {t("hub.create")}
        </Button>
        <Button onClick={onForget}>{t("files.others")}</Button>
      </Stack>
      {isImporting && onCreateWhole && (
        <ImportDialog
          {...props}
          amount={t("files.whole.imports", { count: whole.records })}
          draft={place}
          onChange={change}
          target={undefined}
          onImport={(run) => onCreateWhole(place, run)}
          onClose={() => setIsImporting(false)}
        />
      )}
    </div>
  );
}

function Facts({ whole }: { whole: WholeDatasetFile }) {
  const t = useT();
  const { number } = useFormat();
  const people = firstNames(
    whole.people.map(({ username }) => username),
    t,
  );
  const facts: [name: string, lines: readonly string[]][] = [
    [t("files.whole.records"), [number(whole.records)]],
    [t("files.whole.people"), [people || t("files.whole.nobody")]],
    [t("files.whole.fields"), whole.fields],
    [t("files.whole.questions"), whole.questions],
  ];
  return (
    <dl className={styles.formatList}>
      {facts.map(([name, lines]) => (
        <div key={name}>
          <dt>{name}</dt>
          {lines.map((line) => (
            <dd key={line} dir={majorityDirection(line)}>
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

type AccountsProps = WholeDatasetProps & {
  addsPeople: boolean;
  onAddsPeople: (addsPeople: boolean) => void;
};

/** What happens to the answers of people who have no account here. */
function Accounts({ whole, canAddWorkspace, addsPeople, onAddsPeople }: AccountsProps) {
  const t = useT();
  const missing = whole.people.filter(({ hasAccount }) => hasAccount === false);
  if (missing.length === 0) return null;
  const people = firstNames(
    missing.map(({ username }) => username),
    t,
  );
  // Whoever may create workspaces may create accounts: owners.
  if (!canAddWorkspace) return <Text tone="secondary">{t("files.whole.withoutAccount", { people })}</Text>;
  return (
    <Checkbox
      label={t("files.whole.addPeople", { people })}
      help={t(addsPeople ? "files.whole.addedPeople" : "files.whole.leftOut")}
      isChecked={addsPeople}
      onChange={onAddsPeople}
    />
  );
}
