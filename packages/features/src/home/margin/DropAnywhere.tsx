import { FileUp, Icon, useLatest } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useState } from "react";
import * as styles from "./HomeMargin.css";

/** Takes files that are dropped anywhere on the page. */
export function DropAnywhere({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useT();
  const isOver = useFileDrop(onFiles);
  if (!isOver) return null;
  return (
    <div className={styles.drop} aria-hidden>
      <p className={styles.dropWords}>
        <Icon picture={FileUp} size={20} /> {t("files.dropAnywhere")}
      </p>
    </div>
  );
}

/** Listens to files over the window; returns whether some are. */
function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useLatest(onFiles);
  useEffect(() => {
    const over = (event: DragEvent) => {
      // Dragged text is left to the browser.
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}
