import { Spinner } from "@glossa/design-system";
import * as styles from "./LoadingPage.css";

export interface LoadingPageProps {
  /** What is being loaded, visible and announced: "Loading support tickets". */
  label: string;
}

/**
 * A page that is loading.
 *
 * @example
 * <LoadingPage label="Loading support tickets" />
 */
export function LoadingPage({ label }: LoadingPageProps) {
  return (
    <main className={styles.page}>
      <div role="status">
        <h1 className={styles.loading}>
          <Spinner />
          {label}
        </h1>
      </div>
    </main>
  );
}
