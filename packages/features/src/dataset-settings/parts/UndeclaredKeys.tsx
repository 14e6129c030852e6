import { Button, Stack, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useId, useState } from "react";
import type { DatasetParts, SettingsPorts } from "../view-model";
import { type UndeclaredKey, undeclaredKeys } from "./undeclared-keys";

interface UndeclaredKeysProps extends Pick<SettingsPorts, "loadSomeMetadata"> {
  declared: DatasetParts["metadata"];
  onChoose: (key: UndeclaredKey) => void;
}

/** The keys that records already have in their metadata: a chosen one fills the form. */
export function UndeclaredKeys({ loadSomeMetadata, declared, onChoose }: UndeclaredKeysProps) {
  const t = useT();
  const id = useId();
  const keys = useKeys(loadSomeMetadata, declared);
  if (keys.length === 0) return null;
  return (
    <Stack gap={2} role="group" aria-labelledby={id}>
      <Text tone="secondary" size="sm" id={id}>
        {t("datasetSettings.undeclaredKeys")}
      </Text>
      <Stack direction="row" gap={2}>
        {keys.map((key) => (
          <Button key={key.name} size="sm" onClick={() => onChoose(key)}>
            {key.name}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

function useKeys(load: SettingsPorts["loadSomeMetadata"], declared: DatasetParts["metadata"]) {
  const [metadata, setMetadata] = useState<readonly Readonly<Record<string, unknown>>[]>([]);
  useEffect(() => {
    let isShown = true;
    // Without them, the name is typed.
    load?.().then(
      (found) => isShown && setMetadata(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return undeclaredKeys(metadata, declared);
}
