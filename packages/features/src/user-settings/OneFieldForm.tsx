import { Banner, Stack, TextField, type TextFieldProps, useTouched } from "@glossa/design-system";
import { type FormEvent, type ReactNode, useRef, useState } from "react";

/** How a form is connected to the buttons of its dialog. */
export interface FormPorts {
  id: string;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
}

interface OneFieldFormProps extends FormPorts {
  field: Pick<TextFieldProps, "label" | "hint" | "type" | "reveal" | "autoComplete" | "inputMode">;
  /** Shown if the field is empty. */
  required: string;
  /** Returns the translated reason why it failed; undefined if it did not. */
  onSubmit: (text: string) => Promise<string | undefined>;
  children?: ReactNode;
}

/** A form that asks for one text. What was typed disappears with it. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { id, isBusy, onBusy, field, required, onSubmit, children } = props;
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const { isTouched, onBlur } = useTouched();
  const isEmpty = text.trim() === "";

  async function submit(event: FormEvent) {
    event.preventDefault();
    onBlur();
    if (isEmpty || isBusy) return;
    onBusy(true);
    setFailure(undefined);
    const failed = await onSubmit(text);
    onBusy(false);
    setFailure(failed);
    // After a success, the next step has the focus.
    if (failed !== undefined) input.current?.focus();
  }

  return (
    <Stack as="form" id={id} gap={5} onSubmit={submit} onInput={() => setFailure(undefined)} noValidate>
      {children}
      <TextField
        {...field}
        ref={input}
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={setText}
        onBlur={onBlur}
        {...(isTouched && isEmpty && { error: required })}
      />
      {failure && <Banner tone="danger">{failure}</Banner>}
    </Stack>
  );
}
