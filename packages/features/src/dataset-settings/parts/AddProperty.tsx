import { SegmentedControl } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { NewPropertyForm } from "../creation/NewPropertyForm";
import { withChanged } from "../creation/named-part";
import type { NewProperty, PropertySettings } from "../creation/new-dataset";
import { propertyProblems } from "../creation/problems";
import { propertyToSend } from "../creation/to-send";
import { AddPartDialog } from "./AddPartDialog";
import type { AddFormProps } from "./AddParts";
import { UndeclaredKeys } from "./UndeclaredKeys";
import type { UndeclaredKey } from "./undeclared-keys";

const types = ["terms", "integer", "float"] as const;

type PropertyType = (typeof types)[number];

function settingsOf(type: PropertyType): PropertySettings {
  return type === "terms" ? { type, values: null } : { type, min: null, max: null };
}

/** Asks for a metadata property, whose name follows its title, and adds it to the dataset. */
export function AddProperty({ parts: { metadata }, onAddPart, loadSomeMetadata, onClose }: AddFormProps) {
  const t = useT();
  const [property, setProperty] = useState<NewProperty>({
    ...{ key: metadata.length, name: "", givenName: "", title: "" },
    isVisible: true,
    settings: settingsOf("terms"),
  });
  const others = metadata.map(
    ({ name, title, visible_for_annotators: isVisible, settings }, key): NewProperty => ({
      ...{ key, name, title, isVisible, settings },
    }),
  );
  const all = [...others, property];
  const change = (changed: NewProperty) => setProperty(withChanged(all, changed).at(-1) ?? changed);
  const { type } = property.settings;
  const take = ({ name, type: found }: UndeclaredKey) => {
    const { givenName: _none, ...rest } = property;
    setProperty({ ...rest, name, title: name, settings: settingsOf(found) });
  };
  return (
    <AddPartDialog
      title={t("newDataset.addMetadata")}
      description={t("datasetSettings.addMetadataHint")}
      isValid={!propertyProblems(property, all).some(Boolean)}
      onAdd={() => onAddPart({ kind: "metadata", body: propertyToSend(property) })}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <UndeclaredKeys loadSomeMetadata={loadSomeMetadata} declared={metadata} onChoose={take} />
          <SegmentedControl
            label={t("newDataset.type")}
            options={types.map((value) => ({ value, label: t(`datasetSettings.metadataTypes.${value}`) }))}
            value={type}
            onChange={(next) => change({ ...property, settings: settingsOf(next) })}
          />
          {/* Limits and terms are not kept for another type. */}
          <NewPropertyForm key={type} part={property} parts={all} onChange={change} isTried={isTried} />
        </>
      )}
    </AddPartDialog>
  );
}
