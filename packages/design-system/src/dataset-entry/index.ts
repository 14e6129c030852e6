export { DatasetEntry, type DatasetEntryProps, type EntryPart } from "./DatasetEntry";
export { DatasetLedger, type DatasetLedgerProps } from "./DatasetLedger";
