import { useEffect, useState } from "react";
import { Button } from "../button";
import { Check, Copy, type IconPicture, LinkPicture } from "../icon";
import { IconButton } from "../icon-button";
import type { NativeProps } from "../native";
import { VisuallyHidden } from "../visually-hidden";
import { copyToClipboard } from "./copy-to-clipboard";

export interface CopyButtonProps extends NativeProps<"button", "disabled" | "aria-label" | "onClick"> {
  /** The text to copy, or a function that loads it; without a text nothing is copied or confirmed. */
  text: string | (() => Promise<string | undefined>);
  /** "Copy", or what is copied where only an icon is shown. */
  label: string;
  /** Shown and announced for two seconds afterwards: "Copied". */
  copiedLabel: string;
  /**
   * With words, an icon of two sheets, or an icon of a link.
   *
   * @default "button"
   */
  look?: "button" | "icon" | "link" | undefined;
  /**
   * Height of the button, 28 or 32 pixels.
   *
   * @default "sm"
   */
  size?: "sm" | "md" | undefined;
}

const thanksFor = 2000;
const pictures: Record<"icon" | "link", IconPicture> = { icon: Copy, link: LinkPicture };

/**
 * Copies a text and confirms it in place of the label.
 *
 * @example
 * <CopyButton text="https://example.org" label="Copy link" copiedLabel="Copied" look="link" />
 */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedLabel, look = "button", size = "sm", ...native } = props;
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), thanksFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const loaded = typeof text === "string" ? text : await text();
    setIsCopied(loaded !== undefined && (await copyToClipboard(loaded)));
  };
  const words = isCopied ? copiedLabel : label;
  return (
    <>
      {look === "button" ? (
        <Button {...native} tone="ghost" size={size} icon={isCopied ? Check : Copy} onClick={copy}>
          {words}
        </Button>
      ) : (
        <IconButton
          {...native}
          picture={isCopied ? Check : pictures[look]}
          size={size}
          label={words}
          onClick={copy}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isCopied ? copiedLabel : ""}</span>
      </VisuallyHidden>
    </>
  );
}
