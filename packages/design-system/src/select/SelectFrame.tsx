import { type ReactNode, type Ref, type RefCallback, useState } from "react";
import { FormValues } from "../controllable";
import { ChevronDown, ChevronUp, Icon } from "../icon";
import type { NativeProps } from "../native";
import { Popover } from "../popover";
import { majorityDirection } from "../text-direction";
import { FieldFrame, type FieldWords, noteAttributes, useFieldId } from "../text-field";
import * as styles from "./Select.css";

/** Props common to a select and a select of many. */
export interface SelectFieldProps
  extends NativeProps<"button", "type" | "name" | "value" | "defaultValue" | "onChange" | "disabled">,
    FieldWords {
  /**
   * Shown while nothing is selected.
   *
   * @default nothing
   */
  placeholder?: string | undefined;
  /**
   * Texts of the search that lists of more than eight options have.
   *
   * @default no search
   */
  words?: SelectWords | undefined;
  /**
   * Height 28, 32 or 40 pixels.
   *
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /**
   * Cannot be opened or focused, and is left out of the form.
   *
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** The name in a form. */
  name?: string | undefined;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The labels of the list. */
export interface SelectWords {
  /** The name of the search field, which lists of more than eight options have. */
  search: string;
  /** Shown when a search has no results. */
  noneFound: string;
}

interface SelectFrameProps extends Omit<SelectFieldProps, "words" | "placeholder"> {
  /** The selected options as text, or the placeholder. */
  shown: string;
  isEmpty: boolean;
  /** The selected values, for a form. */
  values: readonly string[];
  inForm: RefCallback<Element>;
  children: (close: () => void) => ReactNode;
}

/** The field of a select: its label, the button with the selection, and the list that the button opens. */
export function SelectFrame(props: SelectFrameProps) {
  const { label, isLabelHidden, hint, error, requiredLabel, shown, isEmpty, children, ...rest } = props;
  const { size = "md", isDisabled, className, style, name, values, inForm, ...native } = rest;
  const id = useFieldId(props.id);
  const [isOpen, setIsOpen] = useState(false);
  // The list would return the focus a moment after it has closed, and a Tab that is pressed until then would be lost.
  const close = () => {
    document.getElementById(id)?.focus();
    setIsOpen(false);
  };
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, requiredLabel, className, style }}>
      <Popover
        label={label}
        fit="trigger"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <button
            {...native}
            {...noteAttributes(id, { hint, error }, native["aria-describedby"])}
            id={id}
            type="button"
            className={styles.trigger}
            aria-labelledby={`${id}-label ${id}-value`}
            data-size={size}
            disabled={isDisabled}
          >
            <bdi
              className={styles.value}
              id={`${id}-value`}
              data-empty={isEmpty || undefined}
              dir={majorityDirection(shown)}
            >
              {shown}
            </bdi>
            <span className={styles.chevron}>
              <Icon picture={isOpen ? ChevronUp : ChevronDown} />
            </span>
          </button>
        }
      >
        {children(close)}
      </Popover>
      <FormValues ref={inForm} name={name} values={isDisabled ? [] : values} />
    </FieldFrame>
  );
}
