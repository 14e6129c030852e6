import { Checkbox, Heading } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { section } from "../hub/HubDataset.css";
import { LeftColumns } from "./LeftColumns";
import type { FilledPart } from "./view-model";

interface OtherColumnsProps {
  parts: readonly FilledPart[];
  /** The columns that fill no part of the dataset, and those of them that are not imported. */
  unused: readonly string[];
  left: readonly string[];
  onParts: (parts: readonly FilledPart[]) => void;
}

/** The columns that fill no part of an existing dataset: they become metadata where it allows more, or are left out. */
export function OtherColumns({ parts, unused, left, onParts }: OtherColumnsProps) {
  const t = useT();
  if (unused.length === 0) return null;
  const extra = parts.filter(({ part, name }) => part === "extra" && unused.includes(name));
  const choose = (chosen: FilledPart, isChosen: boolean) =>
    onParts(
      parts.map((part) => (part === chosen ? { ...part, column: isChosen ? part.name : undefined } : part)),
    );
  return (
    <div className={section}>
      <Heading level={2} size="part">
        {t("files.otherColumns")}
      </Heading>
      {extra.map((part) => (
        <Checkbox
          key={part.name}
          label={t("files.asMetadata", { column: part.name })}
          isChecked={part.column !== undefined}
          onChange={(isChosen) => choose(part, isChosen)}
        />
      ))}
      {left.length > 0 && <LeftColumns columns={left} />}
    </div>
  );
}
