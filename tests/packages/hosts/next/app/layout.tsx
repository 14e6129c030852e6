import "@glossa/themes/styles.css";
import "@glossa/design-system/styles.css";
import "@glossa/question-types/styles.css";
import type { ReactNode } from "react";

// Next takes layouts and pages from default exports.
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light">
      <body className="glossa">{children}</body>
    </html>
  );
}
