import { StatusPage } from "@glossa/features/shell";

/** The page for an unknown address. */
export function Component() {
  return <StatusPage status={404} />;
}
