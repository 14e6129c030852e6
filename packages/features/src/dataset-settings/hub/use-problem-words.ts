import { useT } from "@glossa/locales";
import type { HubProblem } from "./hub-problem";

/** Returns a function that tells why a dataset cannot be created. */
export function useProblemWords(): (problem: HubProblem) => string {
  const t = useT();
  return (problem) => {
    if (problem.code !== "invalidQuestion") return t(`hub.wrong.${problem.code}`);
    const { title, issue } = problem;
    if (issue === "name") return t("hub.wrong.invalidQuestion", { title, problem: t("hub.wrong.name") });
    const words = t(`questionSettings.wrong.${issue.code}`, {
      most: 0,
      least: 0,
      label: "",
      ...issue.params,
    });
    return t("hub.wrong.invalidQuestion", { title, problem: words });
  };
}
