import { Notices } from "../notice";
import { failureOf } from "../problem";
import { metadataOf, parquetRows } from "../tables/parquet-rows";
import { sheetsOf, tableAmong, xlsxRows } from "../tables/xlsx-rows";
import { type Format, openedFile } from "./format";
import { beginsWith } from "./sniff";

const parquet: Format = {
  id: "parquet",
  matches: ({ bytes }) => beginsWith(bytes, "PAR1"),
  open: async (source) => {
    // A file that was cut off has no footer.
    await metadataOf(source);
    return openedFile(source, new Notices(), { format: "parquet", rows: () => parquetRows(source) });
  },
};

const xlsx: Format = {
  id: "xlsx",
  matches: ({ bytes, extension }) =>
    beginsWith(bytes, "PK\u0003\u0004") ||
    (extension === "xlsx" && beginsWith(bytes, "\u00d0\u00cf\u0011\u00e0")),
  open: async (source, { bytes }, { header = true, sheet: chosen }) => {
    // Encrypted workbooks are not archives.
    if (!beginsWith(bytes, "PK")) throw failureOf("password_required", {});
    const notices = new Notices();
    const sheets = await sheetsOf(source);
    if (chosen !== undefined && !sheets.includes(chosen))
      throw failureOf("sheet_unknown", { sheet: chosen, sheets: sheets.slice(0, 20) });
    const sheet = chosen ?? (await tableAmong(source, sheets));
    if (sheet === undefined) throw failureOf("no_rows", {});
    const others = sheets.filter((other) => other !== sheet);
    if (others.length > 0) notices.add("other_sheets", { sheet, others: others.slice(0, 20) });
    return openedFile(source, notices, {
      format: "xlsx",
      reading: { header, sheet },
      sheets,
      rows: () => xlsxRows(source, { sheet, header }, notices),
    });
  },
};

/** Binary formats of tables. */
export const containers: readonly Format[] = [parquet, xlsx];
