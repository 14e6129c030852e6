import { Checkbox, Select } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { FileDatasetScreenProps } from "./view-model";

type ReadingChoicesProps = Pick<FileDatasetScreenProps, "reading" | "onReading">;

const units = ["line", "file", "table"] as const;
const decimals = ["auto", "comma", "point"] as const;

/** How files are read, where their content leaves it open. */
export function ReadingChoices({ reading = {}, onReading }: ReadingChoicesProps) {
  const t = useT();
  const { header, sheet, sheets = [], text, decimal } = reading;
  const words = { search: t("datasets.searchLabel"), noneFound: t("newDataset.noSource") };
  return (
    <>
      {sheet !== undefined && sheets.length > 1 && (
        <Select
          label={t("files.reading.sheet")}
          placeholder={sheet}
          options={sheets.map((value) => ({ value, label: value }))}
          value={sheet}
          onChange={(value) => onReading({ sheet: value })}
          words={words}
        />
      )}
      {header !== undefined && (
        <Checkbox
          label={t("files.reading.header")}
          isChecked={header}
          onChange={(isHeader) => onReading({ header: isHeader })}
        />
      )}
      {text !== undefined && (
        <Select
          label={t("files.reading.text")}
          placeholder={t(`files.reading.units.${text}`)}
          options={units.map((value) => ({ value, label: t(`files.reading.units.${value}`) }))}
          value={text}
          onChange={(value) => onReading({ text: value })}
          words={words}
        />
      )}
      {decimal !== undefined && (
        <Select
          label={t("files.reading.decimal")}
          placeholder={t("files.reading.decimals.auto")}
          options={decimals.map((value) => ({ value, label: t(`files.reading.decimals.${value}`) }))}
          value={decimal}
          onChange={(value) => onReading({ decimal: value })}
          words={words}
        />
      )}
    </>
  );
}
