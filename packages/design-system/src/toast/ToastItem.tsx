import type { KeyboardEvent } from "react";
import { Button } from "../button";
import { Check, CircleAlert, Icon, type IconPicture, Info, TriangleAlert, X } from "../icon";
import { IconButton } from "../icon-button";
import * as styles from "./Toast.css";
import type { Toast, ToastTone } from "./toast-queue";

const pictures: Record<ToastTone, IconPicture> = {
  info: Info,
  success: Check,
  warning: TriangleAlert,
  danger: CircleAlert,
};

function roleOf({ tone, isQuiet }: Toast): "alert" | "status" | undefined {
  if (isQuiet) return undefined;
  return tone === "danger" || tone === "warning" ? "alert" : "status";
}

interface ToastItemProps {
  toast: Toast;
  closeLabel: string;
  onClose: () => void;
  onAct: () => void;
}

/** One notice: an icon, a sentence of plain text, at most one action, and a way to close it. */
export function ToastItem({ toast, closeLabel, onClose, onAct }: ToastItemProps) {
  const { tone = "info" } = toast;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  return (
    <li className={styles.toast} data-tone={tone} onKeyDown={closeOnEscape}>
      <div className={styles.body}>
        <p className={styles.text} role={roleOf(toast)}>
          <span className={styles.icon}>
            <Icon picture={pictures[tone]} />
          </span>
          {toast.text}
        </p>
        {toast.action && (
          <Button size="sm" onClick={onAct}>
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton picture={X} hasNativeTooltip label={closeLabel} onClick={onClose} />
    </li>
  );
}
