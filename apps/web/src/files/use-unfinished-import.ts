import { useEffect, useState } from "react";
import { keptImportName } from "./kept-import";

/** The name of the file whose import an earlier visit has left; undefined if there is none, or without a user who imports. */
export function useUnfinishedImport(userId: string | undefined): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let isGone = false;
    setName(undefined);
    if (userId !== undefined) void keptImportName(userId).then((found) => !isGone && setName(found));
    return () => {
      isGone = true;
    };
  }, [userId]);
  return name;
}
