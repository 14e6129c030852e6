import { useT } from "@glossa/locales";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog";

interface KeptInput {
  /** For the dialog: notes in which fields the user has entered something. */
  onInput: (event: FormEvent<HTMLElement>) => void;
  /** Closes the dialog, after a question if that discards what was entered. */
  close: () => void;
  /** The question, for a place beside the dialog. */
  question: ReactNode;
}

/** Asks before a dialog closes whose form contains something that the user has entered. */
export function useKeptInput(isOpen: boolean, onClose: () => void): KeptInput {
  const t = useT();
  const fields = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>());
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (isOpen) return;
    fields.current.clear();
    setIsAsking(false);
  }, [isOpen]);
  return {
    onInput: ({ target }) => void (isTyped(target) && fields.current.add(target)),
    close() {
      const isFilled = [...fields.current].some(({ value }) => value.trim() !== "");
      if (isFilled) setIsAsking(true);
      else onClose();
    },
    question: (
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        onClose={() => setIsAsking(false)}
        title={t("app.discardTitle")}
        description={t("app.discardBody")}
        submit={t("app.discardInput")}
        // The dialog below has a "Cancel" already, which means the opposite.
        cancel={t("app.keepEditing")}
        onConfirm={onClose}
      />
    ),
  };
}

/** Choices are made again in a moment, and what is searched for in a list is no part of the form. */
function isTyped(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  const isText = target instanceof HTMLInputElement && !["checkbox", "radio", "search"].includes(target.type);
  return isText || target instanceof HTMLTextAreaElement;
}
