import { useState } from "react";
import { ActionForm, type ActionFormPorts } from "../../shell/ActionDialog";
import { newPassword } from "../new-password";
import type { PersonView } from "../view-model";
import { isLongEnough, PasswordField } from "./PasswordField";
import type { PeopleTabProps } from "./PeopleTab";

interface ResetPasswordFormProps extends Pick<PeopleTabProps, "peoplePorts" | "passwordLength"> {
  form: ActionFormPorts;
  person: PersonView;
  /** Called with the password when the server has stored it. */
  onReset: (password: string) => void;
}

/** A new password for a person who has forgotten theirs. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { form, person, peoplePorts, passwordLength, onReset } = props;
  const [password, setPassword] = useState(newPassword);
  const [isTouched, setIsTouched] = useState(false);
  async function reset() {
    const refusal = await peoplePorts.onResetPassword(person.id, password);
    if (refusal === undefined) onReset(password);
    return refusal;
  }
  return (
    <ActionForm
      {...form}
      onSubmit={() => {
        setIsTouched(true);
        return isLongEnough(password, passwordLength) ? reset() : undefined;
      }}
    >
      <PasswordField value={password} onChange={setPassword} length={passwordLength} isTouched={isTouched} />
    </ActionForm>
  );
}
