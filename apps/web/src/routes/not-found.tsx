import { StatusPage } from "@glossa/features/shell";

/** An address that leads nowhere. */
export function Component() {
  return <StatusPage status={404} />;
}
