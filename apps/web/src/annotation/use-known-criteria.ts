import { useLatest } from "@glossa/design-system";
import { type Criteria, type CriteriaNames, knownCriteria } from "@glossa/session";
import { translate } from "../state/language";
import { notices } from "../state/notices";

/** Returns a function that removes criteria that the dataset or the user's rights exclude, and shows a notice. */
export function useKnownCriteria(names: CriteriaNames): (criteria: Criteria) => Criteria {
  return useLatest((given: Criteria) => {
    const { criteria, dropped, isWithoutOthers } = knownCriteria(given, names);
    if (dropped.length > 0)
      notices.show({
        tone: "warning",
        text: translate("annotation.notInDataset", { names: dropped.join(", ") }),
      });
    if (isWithoutOthers) notices.show({ tone: "warning", text: translate("annotation.withoutOthers") });
    return criteria;
  });
}
