export { AuditScreen, type AuditScreenProps } from "./AuditScreen";
export { auditFile } from "./audit-file";
export {
  type AuditEntryView,
  type AuditKind,
  type AuditLoad,
  type AuditSearch,
  auditKinds,
} from "./view-model";
