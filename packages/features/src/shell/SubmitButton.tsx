import { Button, type ButtonProps, DisabledReason } from "@glossa/design-system";

interface SubmitButtonProps extends Omit<ButtonProps, "type" | "isDisabled"> {
  /** Why the form can't be sent now; undefined if it can. */
  whyNot: string | undefined;
}

/** The button that sends a form. While the form can't be sent, the button is disabled and its tooltip says why. */
export function SubmitButton({ whyNot, ...button }: SubmitButtonProps) {
  const isDisabled = whyNot !== undefined;
  return (
    <DisabledReason reason={whyNot ?? ""} isDisabled={isDisabled}>
      <Button tone="primary" {...button} type="submit" isDisabled={isDisabled} />
    </DisabledReason>
  );
}
