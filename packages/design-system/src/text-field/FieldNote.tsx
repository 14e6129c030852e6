import { CircleAlert, Icon } from "../icon";
import { error as errorStyle, hint as hintStyle } from "./TextField.css";

interface FieldNoteProps {
  id: string;
  hint: string | undefined;
  error: string | undefined;
}

/** The line under a field: its error, else its help. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error) {
    return (
      <p className={errorStyle} id={id}>
        <Icon picture={CircleAlert} size={14} />
        {error}
      </p>
    );
  }
  return hint ? (
    <p className={hintStyle} id={id}>
      {hint}
    </p>
  ) : null;
}
