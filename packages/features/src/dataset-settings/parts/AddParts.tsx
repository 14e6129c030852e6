import { Button, Heading, Plus, Stack, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { MOST_VECTORS } from "../creation/problems";
import * as styles from "../SettingsScreen.css";
import type { DatasetParts, SettingsPorts } from "../view-model";
import { AddProperty } from "./AddProperty";
import { AddVector } from "./AddVector";

/** The props of a form that adds a part to a dataset. */
export interface AddFormProps extends Pick<SettingsPorts, "onAddPart" | "loadSomeMetadata"> {
  parts: DatasetParts;
  onClose: () => void;
}

interface AddPartsProps extends Omit<AddFormProps, "onClose"> {
  /** Which kinds are offered. */
  kinds: readonly ("metadata" | "vector")[];
}

/** Buttons that add metadata properties and vectors, which a dataset can get after it was published. */
export function AddParts({ kinds, ...form }: AddPartsProps) {
  const t = useT();
  const [added, setAdded] = useState<"metadata" | "vector">();
  const close = () => setAdded(undefined);
  const canAddVector = form.parts.vectors.length < MOST_VECTORS;
  return (
    <>
      <Stack direction="row" gap={2}>
        {kinds.includes("metadata") && (
          <Button icon={Plus} onClick={() => setAdded("metadata")}>
            {t("newDataset.addMetadata")}
          </Button>
        )}
        {kinds.includes("vector") && (
          <Button icon={Plus} isDisabled={!canAddVector} onClick={() => setAdded("vector")}>
            {t("newDataset.addVector")}
          </Button>
        )}
      </Stack>
      {kinds.includes("vector") && !canAddVector && (
        <Text tone="secondary" size="sm">
          {t("newDataset.wrong.manyVectors")}
        </Text>
      )}
      {added === "metadata" && <AddProperty {...form} onClose={close} />}
      {added === "vector" && <AddVector {...form} onClose={close} />}
    </>
  );
}

/** The same with a title, among the settings of the dataset as a whole. */
export function AddPartsSection(props: Omit<AddPartsProps, "kinds">) {
  const t = useT();
  return (
    <section className={styles.setting}>
      <Heading level={2} size="section">
        {t("datasetSettings.furtherParts")}
      </Heading>
      <Text tone="secondary" isMeasured>
        {t("datasetSettings.furtherPartsHint")}
      </Text>
      <AddParts {...props} kinds={["metadata", "vector"]} />
    </section>
  );
}
