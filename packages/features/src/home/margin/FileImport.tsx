import { Button, FileUp } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useRef } from "react";
import { DropAnywhere } from "./DropAnywhere";
import * as styles from "./HomeMargin.css";

/** A button that asks for files to import; they can be dropped anywhere on the page, too. */
export function FileImport({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <DropAnywhere onFiles={onFiles} />
      <Button icon={FileUp} size="sm" onClick={() => input.current?.click()}>
        {t("files.home.begin")}
      </Button>
      <input
        ref={input}
        className={styles.input}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
      />
    </div>
  );
}
