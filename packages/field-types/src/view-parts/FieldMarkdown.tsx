import { Markdown } from "@glossa/design-system";
import { useMarkdownWords } from "@glossa/locales";
import { type MouseEvent, useState } from "react";
import { ZoomDialog } from "../image/ZoomDialog";
import type { Size } from "../image/zoom";
import * as styles from "./FieldMarkdown.css";

interface FieldMarkdownProps {
  /** The title of the field, for images without a description. */
  title: string;
  text: string;
  /** The level of its highest heading; default: below that of the field. */
  topLevel?: number;
}

interface Enlarged {
  title: string;
  address: string;
  size: Size;
  isOpen: boolean;
}

/** Markdown of a record, whose images can be enlarged. */
export function FieldMarkdown({ title, text, topLevel }: FieldMarkdownProps) {
  const words = useMarkdownWords();
  const [enlarged, setEnlarged] = useState<Enlarged>();
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    const { src, alt, naturalWidth: width, naturalHeight: height } = target;
    // An image in a link opens the link; one that is not there has no size.
    if (width === 0 || target.closest("a")) return;
    setEnlarged({ title: alt || title, address: src, size: { width, height }, isOpen: true });
  };
  return (
    <>
      <Markdown
        text={text}
        words={words}
        topLevel={topLevel}
        className={styles.enlarges}
        data-enlarges=""
        onClick={onClick}
      />
      {/* Mounted once it was opened: it restores the focus itself, and the zoom of the same image. */}
      {enlarged && (
        <ZoomDialog
          key={enlarged.address}
          {...enlarged}
          onClose={() => setEnlarged({ ...enlarged, isOpen: false })}
        />
      )}
    </>
  );
}
