import { StatusPage } from "@glossa/features/frame";

/** An address that leads nowhere. */
export function Component() {
  return <StatusPage status={404} />;
}
