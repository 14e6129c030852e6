import {
  Button,
  Dialog,
  IconButton,
  Minus,
  MoveHorizontal,
  Plus,
  RotateCcw,
  Stack,
  useSingleKeys,
} from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { type RefObject, useId, useRef, useState } from "react";
import { type KeptZoom, useZoom } from "./use-zoom";
import * as styles from "./ZoomDialog.css";
import { largest, type Size } from "./zoom";

interface ZoomDialogProps {
  title: string;
  address: string;
  /** The picture's own size. */
  size: Size;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows a picture at the size of the window and enlarged; opened again, as it was left. */
export function ZoomDialog({ title, address, size, isOpen, onClose }: ZoomDialogProps) {
  const t = useT();
  // Focused at once, so that its keys work.
  const box = useRef<HTMLElement>(null);
  const [kept, keep] = useState<KeptZoom>();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t("app.close")}
      focusFirst={box}
      isFull
    >
      <Zoomed {...{ box, title, address, size, kept, keep }} />
    </Dialog>
  );
}

type ZoomedProps = Pick<ZoomDialogProps, "title" | "address" | "size"> & {
  box: RefObject<HTMLElement | null>;
  kept: KeptZoom;
  keep: (next: (kept: KeptZoom) => KeptZoom) => void;
};

function Zoomed({ box, title, address, size, kept, keep }: ZoomedProps) {
  const helpId = useId();
  const { zoom, isWhole, isSmallest, press, handlers } = useZoom({ box, picture: size, kept, keep });
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
          {...size}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      </section>
      <ZoomControls {...{ helpId, isWhole, isSmallest, press }} scale={zoom.scale} />
    </>
  );
}

interface ZoomControlsProps {
  helpId: string;
  scale: number;
  isWhole: boolean;
  isSmallest: boolean;
  press: (key: string) => void;
}

/** The buttons of the zoom, with its scale and its keys. */
function ZoomControls({ helpId, scale, isWhole, isSmallest, press }: ZoomControlsProps) {
  const t = useT();
  const format = useFormat();
  const hasSingleKeys = useSingleKeys();
  return (
    <Stack gap={1} direction="row" align="center">
      <IconButton
        picture={Minus}
        label={t("fields.zoomOut")}
        isOutlined
        isDisabled={isSmallest}
        onClick={() => press("-")}
      />
      <span className={styles.scale}>{format.zoom(scale)}</span>
      <IconButton
        picture={Plus}
        label={t("fields.zoomIn")}
        isOutlined
        isDisabled={scale >= largest}
        onClick={() => press("+")}
      />
      <IconButton
        picture={RotateCcw}
        label={t("fields.zoomReset")}
        isOutlined
        isDisabled={isWhole}
        onClick={() => press("0")}
      />
      <IconButton
        picture={MoveHorizontal}
        label={t("fields.zoomWidth")}
        isOutlined
        onClick={() => press("2")}
      />
      <Button size="sm" isDisabled={scale === 1} onClick={() => press("1")}>
        {t("fields.zoomActual")}
      </Button>
      <p id={helpId} className={styles.help}>
        {t(hasSingleKeys ? "fields.zoomHelp" : "fields.zoomHelpWithoutSingleKeys")}
      </p>
    </Stack>
  );
}
