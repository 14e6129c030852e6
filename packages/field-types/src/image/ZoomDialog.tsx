import { Dialog, IconButton, Minus, Plus, RotateCcw, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type RefObject, useId, useRef } from "react";
import { useZoom } from "./use-zoom";
import * as styles from "./ZoomDialog.css";
import { largest } from "./zoom";

interface ZoomDialogProps {
  title: string;
  address: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows a picture at the size of the window and enlarged. */
export function ZoomDialog({ title, address, isOpen, onClose }: ZoomDialogProps) {
  const t = useT();
  // Focused at once, so that its keys work.
  const box = useRef<HTMLElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t("app.close")}
      focusFirst={box}
      isFull
    >
      <Zoomed box={box} title={title} address={address} />
    </Dialog>
  );
}

type ZoomedProps = Pick<ZoomDialogProps, "title" | "address"> & { box: RefObject<HTMLElement | null> };

function Zoomed({ box, title, address }: ZoomedProps) {
  const t = useT();
  const helpId = useId();
  const { zoom, press, handlers } = useZoom(box);
  const isFitted = zoom.scale === 1;
  return (
    <>
      <section
        ref={box}
        aria-label={title}
        aria-describedby={helpId}
        className={styles.box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys need the focus
        tabIndex={0}
        data-scale={zoom.scale.toFixed(2)}
        {...handlers}
      >
        <img
          className={styles.image}
          src={address}
          alt={title}
          referrerPolicy="no-referrer"
          draggable={false}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      </section>
      <Stack gap={1} direction="row" align="center">
        <IconButton
          picture={Minus}
          label={t("fields.zoomOut")}
          isOutlined
          isDisabled={isFitted}
          onClick={() => press("-")}
        />
        <IconButton
          picture={Plus}
          label={t("fields.zoomIn")}
          isOutlined
          isDisabled={zoom.scale >= largest}
          onClick={() => press("+")}
        />
        <IconButton
          picture={RotateCcw}
          label={t("fields.zoomReset")}
          isOutlined
          isDisabled={isFitted}
          onClick={() => press("0")}
        />
        <p id={helpId} className={styles.help}>
          {t("fields.zoomHelp")}
        </p>
      </Stack>
    </>
  );
}
