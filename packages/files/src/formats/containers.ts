import { Notices } from "../notice";
import { failureOf } from "../problem";
import { metadataOf, parquetRows } from "../tables/parquet-rows";
import { sheetsOf, xlsxRows } from "../tables/xlsx-rows";
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
  open: async (source, { bytes }, { header = true }) => {
    // Encrypted workbooks are not archives.
    if (!beginsWith(bytes, "PK")) throw failureOf("password_required", {});
    const notices = new Notices();
    const [sheet, ...others] = await sheetsOf(source);
    if (sheet === undefined) throw failureOf("no_rows", {});
    if (others.length > 0) notices.add("other_sheets", { sheet, others: others.slice(0, 20) });
    return openedFile(source, notices, {
      format: "xlsx",
      reading: { header },
      rows: () => xlsxRows(source, { sheet, header }, notices),
    });
  },
};

/** Binary formats of tables. */
export const containers: readonly Format[] = [parquet, xlsx];
