import { ChevronDown, ChevronRight, Icon, Text, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, type Ref, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SubmitButton } from "../../shell/SubmitButton";
import * as styles from "./Hub.css";

interface HubImportProps {
  /** Checks a repository and opens its page; returns a message if it cannot be read. */
  onImport: (repository: string) => Promise<string | undefined>;
}

/** A button that unfolds one field for the id of a repository. */
export function HubImport({ onImport }: HubImportProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const toggle = () => {
    flushSync(() => setIsOpen(!isOpen));
    form.current?.querySelector("input")?.focus();
  };
  return (
    <>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        >
          <Icon picture={isOpen ? ChevronDown : ChevronRight} isDirectional />
          {t("hub.importTitle")}
        </button>
      </h2>
      {isOpen && (
        <div id={id}>
          <RepositoryForm ref={form} onImport={onImport} />
        </div>
      )}
    </>
  );
}

function RepositoryForm({ onImport, ref }: HubImportProps & { ref: Ref<HTMLFormElement> }) {
  const t = useT();
  const [repository, setRepository] = useState("");
  const [isChecking, setIsChecking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const id = repository.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (id === "" || isChecking) return;
    setIsChecking(true);
    const message = await onImport(id);
    setIsChecking(false);
    setFailure(message);
  };
  return (
    <form ref={ref} className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        className={styles.field}
        label={t("hub.repository")}
        isLabelHidden
        placeholder={t("hub.repositoryExample")}
        value={repository}
        onChange={(text) => {
          setRepository(text);
          setFailure(undefined);
        }}
        error={failure}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <SubmitButton
        whyNot={id === "" ? t("app.fillInFirst") : undefined}
        busyLabel={isChecking ? t("hub.checking") : undefined}
      >
        {t("hub.import")}
      </SubmitButton>
      <Text className={styles.hint} tone="secondary" size="sm">
        {t("hub.importHint")}
      </Text>
    </form>
  );
}
