import * as Menu from "@radix-ui/react-dropdown-menu";
import type { NativeProps } from "../native";
import * as styles from "./DropdownMenu.css";
import { MenuHeading } from "./MenuItem";
import type { MenuOption } from "./MenuRadioGroup";

export interface MenuCheckboxGroupProps<Value extends string>
  extends NativeProps<"div", "role" | "onChange"> {
  /** The caption over the options. */
  label: string;
  /** The options in the order of display; values must differ. */
  options: readonly MenuOption<Value>[];
  /** The values of the ticked options. */
  values: readonly NoInfer<Value>[];
  /** Called with all ticked values, in the order of the options. The menu stays open. */
  onChange: (values: readonly Value[]) => void;
}

/**
 * Any number of options with a checkbox each; the menu stays open while they are ticked.
 *
 * @example
 * <DropdownMenu trigger={<Button>Show</Button>}>
 *   <MenuCheckboxGroup
 *     label="Status"
 *     options={[{ value: "draft", label: "Drafts" }]}
 *     values={["draft"]}
 *     onChange={(values) => console.info(values)}
 *   />
 * </DropdownMenu>
 */
export function MenuCheckboxGroup<Value extends string>(props: MenuCheckboxGroupProps<Value>) {
  const { label, options, values, onChange, ...native } = props;
  const tick = (ticked: Value, isOn: boolean) =>
    onChange(
      options.map(({ value }) => value).filter((value) => (value === ticked ? isOn : values.includes(value))),
    );
  return (
    <Menu.Group {...native} aria-label={label}>
      <MenuHeading>{label}</MenuHeading>
      {options.map(({ value, label: words, count }) => (
        <Menu.CheckboxItem
          key={value}
          className={styles.item}
          checked={values.includes(value)}
          onCheckedChange={(isOn) => tick(value, isOn)}
          onSelect={(event) => event.preventDefault()}
        >
          <span className={styles.box} />
          {words}
          {count && <span className={styles.count}>{count}</span>}
        </Menu.CheckboxItem>
      ))}
    </Menu.Group>
  );
}
