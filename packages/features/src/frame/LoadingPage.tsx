import { Spinner } from "@glossa/design-system";
import { loading } from "./LoadingPage.css";

/** A whole page on its way. */
export function LoadingPage({ label }: { label: string }) {
  return (
    <p className={loading} role="status">
      <Spinner />
      {label}
    </p>
  );
}
