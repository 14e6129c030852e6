import * as Menu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { Check, Icon } from "../icon";
import type { NativeProps } from "../native";
import * as styles from "./DropdownMenu.css";

export interface MenuOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A number at the end of the line. */
  count?: string | undefined;
}

export interface MenuRadioGroupProps<Value extends string>
  extends NativeProps<"div", "role" | "dir" | "onChange" | "defaultValue"> {
  /** The caption over the options. */
  label: string;
  /** The options in the order of display; values must differ. */
  options: readonly MenuOption<Value>[];
  /** The value of the marked option. */
  value: NoInfer<Value>;
  /** Called with the chosen value; the menu closes. */
  onChange: (value: Value) => void;
}

/**
 * Exclusive options with a tick at the selected one: a theme, a language, a status.
 *
 * @example
 * <DropdownMenu trigger={<Button>Theme</Button>}>
 *   <MenuRadioGroup
 *     label="Theme"
 *     options={[
 *       { value: "light", label: "Light" },
 *       { value: "dark", label: "Dark" },
 *     ]}
 *     value="light"
 *     onChange={(theme) => console.info(theme)}
 *   />
 * </DropdownMenu>
 */
export function MenuRadioGroup<Value extends string>(props: MenuRadioGroupProps<Value>) {
  const { label, options, value, onChange, ...native } = props;
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Menu.RadioGroup {...native} value={value} onValueChange={choose} aria-label={label}>
      <Menu.Label className={styles.heading}>{label}</Menu.Label>
      {options.map((option) => (
        <Menu.RadioItem key={option.value} className={styles.item} value={option.value}>
          {option.label}
          {option.count && <span className={styles.count}>{option.count}</span>}
          <Menu.ItemIndicator className={styles.tick}>
            <Icon picture={Check} />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
