import { useId } from "react";
import { Icon, type IconPicture } from "../icon";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./SegmentedControl.css";

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconPicture;
}

export interface SegmentedControlProps<Value extends string> extends NativeProps<"fieldset", "onChange"> {
  /** The name of the group for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two to four exclusive views, one of which is always selected: focus or bulk, a theme, a language. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, ...native } = props;
  const name = useId();
  return (
    <fieldset {...rootProps(native, styles.group)} aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon picture={segment.icon} size={14} />}
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
