export { type CardPart, DatasetCard, type DatasetCardProps } from "./DatasetCard";
export { DatasetLedger, type DatasetLedgerProps } from "./DatasetLedger";
