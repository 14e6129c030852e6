import { useLatest } from "@glossa/design-system";
import { type Criteria, type CriteriaNames, knownCriteria } from "@glossa/session";
import { translate } from "../state/language";
import { notices } from "../state/notices";

// A link may have any number of names of any length.
const MOST_NAMES = 5;
const LONGEST_NAME = 60;

/** Returns a function that removes criteria that the dataset or the user's rights exclude, and shows a notice. */
export function useKnownCriteria(names: CriteriaNames): (criteria: Criteria) => Criteria {
  return useLatest((given: Criteria) => {
    const { criteria, dropped, isWithoutOthers } = knownCriteria(given, names);
    if (dropped.length > 0)
      notices.show({
        tone: "warning",
        text: translate("annotation.notInDataset", { names: namesOf(dropped) }),
      });
    if (isWithoutOthers) notices.show({ tone: "warning", text: translate("annotation.withoutOthers") });
    return criteria;
  });
}

function namesOf(dropped: readonly string[]): string {
  const names = dropped.slice(0, MOST_NAMES).map((name) => {
    const letters = [...name];
    return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join("")}…` : name;
  });
  return [...names, ...(dropped.length > MOST_NAMES ? ["…"] : [])].join(", ");
}
