export { AuditScreen, type AuditScreenProps } from "./AuditScreen";
export { auditSearchFrom, withAuditSearch } from "./audit-address";
export { auditFile } from "./audit-file";
export {
  type AuditEntryView,
  type AuditKind,
  type AuditLoad,
  type AuditSearch,
  auditKinds,
} from "./view-model";
