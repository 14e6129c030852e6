import type { HubColumnType } from "@glossa/contract/hub";
import type { Translate } from "@glossa/locales";
import { isRankingType } from "./question-columns";

/** The type of a column in a few words: "whole number", "list of class label". */
export function typeWords(type: HubColumnType, t: Translate): string {
  if (isRankingType(type)) return t("questionTypes.ranking");
  // Nothing is made of such a column, so it has no other words than those of the file.
  if (type.kind === "other") return type.dtype;
  if (type.kind === "list" && (type.of.kind === "float" || type.of.kind === "integer"))
    return t("hub.types.numbers");
  if (type.kind === "list") return t("hub.types.list", { of: typeWords(type.of, t) });
  if (type.kind === "image" || type.kind === "chat") return t(`fieldTypes.${type.kind}`);
  return t(`hub.types.${type.kind}`);
}
