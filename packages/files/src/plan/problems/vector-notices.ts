import { type Notice, Notices } from "../../notice";
import type { FileProfile } from "../columns/profile";
import { leftColumns } from "../columns/used-columns";
import type { FilePlan } from "../file-plan";

/** As many columns are named. */
const shownColumns = 10;

/**
 * Which columns have vectors and are not imported because of that.
 *
 * @param profile of the file
 * @param plan for it
 * @example
 * declare const profile: FileProfile;
 * declare const plan: FilePlan;
 * vectorNotices(profile, plan).map(({ code }) => code); // such as ["vectors_unmapped"]
 */
export function vectorNotices({ columns }: Pick<FileProfile, "columns">, plan: FilePlan): readonly Notice[] {
  const notices = new Notices();
  const vectors = columns.filter(({ hasVectors }) => hasVectors);
  const left = leftColumns(plan, vectors).slice(0, shownColumns);
  if (left.length > 0) notices.add("vectors_unmapped", { columns: left });
  return notices.all;
}
