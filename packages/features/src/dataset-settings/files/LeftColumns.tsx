import { Icon, Info, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { note } from "./FileDataset.css";

/** Says which columns are not imported. */
export function LeftColumns({ columns }: { columns: readonly string[] }) {
  const t = useT();
  return (
    <Text className={note} size="sm">
      <Icon picture={Info} /> <span>{t("files.columnsLeft", { columns: columns.join(", ") })}</span>
    </Text>
  );
}
