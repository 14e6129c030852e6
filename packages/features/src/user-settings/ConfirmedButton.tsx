import { Button, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ReactNode, useRef, useState } from "react";

interface ConfirmedButtonProps {
  /** The action, on the button and in the dialog. */
  children: ReactNode;
  title: string;
  description: string;
  onConfirm: () => void;
  look?: "ghost" | "danger-quiet";
}

/** A button for an action that takes effect after a confirmation. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { children, title, description, onConfirm, look = "ghost" } = props;
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button size={look === "ghost" ? "sm" : "md"} tone={look} onClick={() => setIsAsking(true)}>
        {children}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        focusFirst={cancel}
        title={title}
        description={description}
        closeLabel={t("app.close")}
        actions={
          <>
            <Button ref={cancel} onClick={close}>
              {t("app.cancel")}
            </Button>
            <Button
              tone="danger"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {children}
            </Button>
          </>
        }
      />
    </>
  );
}
