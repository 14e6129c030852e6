import type { HubColumnType } from "@glossa/contract/hub";
import type { Translate } from "@glossa/locales";

/** The type of a column in a few words: "int32", "list of class label". */
export function typeWords(type: HubColumnType, t: Translate): string {
  if (type.kind === "list") return t("hub.types.list", { of: typeWords(type.of, t) });
  if (type.kind === "class_label") return t("hub.types.class_label");
  if (type.kind === "image" || type.kind === "chat") return t(`fieldTypes.${type.kind}`);
  if (type.kind === "spans") return t("hub.types.spans");
  return "dtype" in type ? type.dtype : type.kind;
}
