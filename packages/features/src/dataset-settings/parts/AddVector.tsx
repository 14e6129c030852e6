import { useT } from "@glossa/locales";
import { useState } from "react";
import { NewVectorForm } from "../creation/NewVectorForm";
import { withChanged } from "../creation/named-part";
import type { NewVector } from "../creation/new-dataset";
import { vectorProblems } from "../creation/problems";
import { vectorToSend } from "../creation/to-send";
import { AddPartDialog } from "./AddPartDialog";
import type { AddFormProps } from "./AddParts";

/** Asks for a vector, whose name follows its title, and adds it to the dataset. */
export function AddVector({ parts: { vectors }, onAddPart, onClose }: AddFormProps) {
  const t = useT();
  const [vector, setVector] = useState<NewVector>({
    ...{ key: vectors.length, name: "", givenName: "", title: "" },
    dimensions: undefined,
  });
  const others = vectors.map(
    ({ name, title, dimensions }, key): NewVector => ({ key, name, title, dimensions }),
  );
  const all = [...others, vector];
  const change = (changed: NewVector) => setVector(withChanged(all, changed).at(-1) ?? changed);
  return (
    <AddPartDialog
      title={t("newDataset.addVector")}
      isValid={!vectorProblems(vector, all).some(Boolean)}
      onAdd={() => onAddPart({ kind: "vector", body: vectorToSend(vector) })}
      onClose={onClose}
    >
      {(isTried) => <NewVectorForm part={vector} parts={all} onChange={change} isTried={isTried} />}
    </AddPartDialog>
  );
}
