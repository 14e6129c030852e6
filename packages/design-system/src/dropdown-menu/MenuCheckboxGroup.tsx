import * as Menu from "@radix-ui/react-dropdown-menu";
import type { NativeProps } from "../native";
import * as styles from "./DropdownMenu.css";
import { MenuHeading } from "./MenuItem";
import type { MenuChoice } from "./MenuRadioGroup";

export interface MenuCheckboxGroupProps<Value extends string>
  extends NativeProps<"div", "role" | "onChange"> {
  /** The caption over the choices. */
  label: string;
  /** The choices in the order of display; values must differ. */
  choices: readonly MenuChoice<Value>[];
  /** The values of the ticked choices. */
  values: readonly NoInfer<Value>[];
  /** Called with all ticked values, in the order of the choices. The menu stays open. */
  onChange: (values: readonly Value[]) => void;
}

/**
 * Any number of choices with a checkbox each; the menu stays open while they are ticked.
 *
 * @example
 * <DropdownMenu trigger={<Button>Show</Button>}>
 *   <MenuCheckboxGroup
 *     label="Status"
 *     choices={[{ value: "draft", label: "Drafts" }]}
 *     values={["draft"]}
 *     onChange={(values) => console.info(values)}
 *   />
 * </DropdownMenu>
 */
export function MenuCheckboxGroup<Value extends string>(props: MenuCheckboxGroupProps<Value>) {
  const { label, choices, values, onChange, ...native } = props;
  const tick = (ticked: Value, isOn: boolean) =>
    onChange(
      choices.map(({ value }) => value).filter((value) => (value === ticked ? isOn : values.includes(value))),
    );
  return (
    <Menu.Group {...native} aria-label={label}>
      <MenuHeading>{label}</MenuHeading>
      {choices.map(({ value, label: words, count }) => (
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
