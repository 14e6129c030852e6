import type { WholeDatasetFile } from "@glossa/features/file-dataset";
import { readUsers } from "@glossa/files/store";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { allApi } from "./import-files";
import type { useFiles } from "./use-files";

const peopleQuery = queryOptions({
  queryKey: ["people of files"],
  queryFn: () => readUsers(allApi),
});

/** The whole dataset that was read, with who of its people has an account here. */
export function useWhole(whole: ReturnType<typeof useFiles>["whole"]): WholeDatasetFile | undefined {
  const { data: known } = useQuery({ ...peopleQuery, enabled: whole !== undefined });
  if (!whole) return undefined;
  const { head, files, records } = whole;
  return {
    name: head.name,
    key: files.map(({ name }) => name).join("\n"),
    fields: head.fields.map(({ title }) => title),
    questions: head.questions.map(({ title }) => title),
    records,
    people: head.people.map(({ username }) => ({ username, hasAccount: known?.has(username) })),
  };
}
