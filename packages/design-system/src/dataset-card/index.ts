export type { LedgerColumns } from "./columns";
export { type CardPart, type CardTeamProps, DatasetCard, type DatasetCardProps } from "./DatasetCard";
export { DatasetLedger, type DatasetLedgerProps } from "./DatasetLedger";
