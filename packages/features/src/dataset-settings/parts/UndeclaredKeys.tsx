import { Button, majorityDirection, Skeleton, Stack, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useId, useState } from "react";
import type { DatasetParts, SettingsPorts } from "../view-model";
import * as styles from "./Parts.css";
import { type UndeclaredKey, undeclaredKeys } from "./undeclared-keys";

interface UndeclaredKeysProps extends Pick<SettingsPorts, "loadSomeMetadata"> {
  declared: DatasetParts["metadata"];
  onChoose: (key: UndeclaredKey) => void;
}

/** The keys that records already have in their metadata: a chosen one fills the form. */
export function UndeclaredKeys({ loadSomeMetadata, declared, onChoose }: UndeclaredKeysProps) {
  const t = useT();
  const id = useId();
  const metadata = useMetadata(loadSomeMetadata);
  const keys = metadata && undeclaredKeys(metadata, declared);
  // As high as a row of keys: the fields below must not move while the title is typed.
  if (!keys) return <Skeleton height="3.5rem" />;
  if (keys.length === 0) return null;
  return (
    <Stack gap={2} role="group" aria-labelledby={id}>
      <Text tone="secondary" size="sm" id={id}>
        {t("datasetSettings.undeclaredKeys")}
      </Text>
      <Stack direction="row" gap={2}>
        {keys.map((key) => (
          <Button key={key.name} size="sm" onClick={() => onChoose(key)}>
            <bdi className={styles.keyName} dir={majorityDirection(key.name)}>
              {key.name}
            </bdi>
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

/** The metadata of some records; undefined while it is loaded. Without it, the name of a property is typed. */
function useMetadata(load: SettingsPorts["loadSomeMetadata"]) {
  const [metadata, setMetadata] = useState<readonly Readonly<Record<string, unknown>>[] | undefined>(
    load ? undefined : [],
  );
  useEffect(() => {
    let isShown = true;
    const show = (found: NonNullable<typeof metadata>) => isShown && setMetadata(found);
    load?.().then(show, () => show([]));
    return () => {
      isShown = false;
    };
  }, [load]);
  return metadata;
}
