import { Button, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { newPassword } from "../new-password";
import * as styles from "../People.css";

interface PasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
  /** The lengths that are possible; the error is shown once the user has tried to submit. */
  length: { min: number; max: number };
  isTouched: boolean;
}

/** Whether a password has a possible length, in characters. */
export function isLongEnough(password: string, { min, max }: PasswordFieldProps["length"]): boolean {
  const { length } = [...password];
  return length >= min && length <= max;
}

/** A password to hand over: it is visible, because somebody has to read it. */
export function PasswordField({ value, onChange, length, isTouched }: PasswordFieldProps) {
  const t = useT();
  const words = t("userSettings.passwordLength", length);
  return (
    <div className={styles.adding}>
      <TextField
        className={styles.memberName}
        label={t("people.password")}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={onChange}
        {...(isTouched && !isLongEnough(value, length) ? { error: words } : { hint: words })}
        end={
          <Button size="sm" tone="ghost" onClick={() => onChange(newPassword())}>
            {t("people.generate")}
          </Button>
        }
      />
    </div>
  );
}
