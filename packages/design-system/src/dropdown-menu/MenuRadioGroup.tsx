import * as Menu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { Check, Icon } from "../icon";
import type { NativeProps } from "../native";
import * as styles from "./DropdownMenu.css";

export interface MenuChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A number at the end of the line. */
  count?: string | undefined;
}

export interface MenuRadioGroupProps<Value extends string>
  extends NativeProps<"div", "role" | "dir" | "onChange" | "defaultValue"> {
  /** The caption over the choices. */
  label: string;
  /** The choices in the order of display; values must differ. */
  choices: readonly MenuChoice<Value>[];
  /** The value of the marked choice. */
  value: NoInfer<Value>;
  /** Called with the chosen value; the menu closes. */
  onChange: (value: Value) => void;
}

/**
 * Exclusive choices with a tick at the selected one: a theme, a language, a status.
 *
 * @example
 * <DropdownMenu trigger={<Button>Theme</Button>}>
 *   <MenuRadioGroup
 *     label="Theme"
 *     choices={[
 *       { value: "light", label: "Light" },
 *       { value: "dark", label: "Dark" },
 *     ]}
 *     value="light"
 *     onChange={(theme) => console.info(theme)}
 *   />
 * </DropdownMenu>
 */
export function MenuRadioGroup<Value extends string>(props: MenuRadioGroupProps<Value>) {
  const { label, choices, value, onChange, ...native } = props;
  const choose = (chosen: string) => {
    const choice = choices.find((candidate) => candidate.value === chosen);
    if (choice) onChange(choice.value);
  };
  return (
    <Menu.RadioGroup {...native} value={value} onValueChange={choose} aria-label={label}>
      <Menu.Label className={styles.heading}>{label}</Menu.Label>
      {choices.map((choice) => (
        <Menu.RadioItem key={choice.value} className={styles.item} value={choice.value}>
          {choice.label}
          {choice.count && <span className={styles.count}>{choice.count}</span>}
          <Menu.ItemIndicator className={styles.tick}>
            <Icon picture={Check} />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
