import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Badge } from "../badge";
import { useControllable } from "../controllable";
import type { NativeProps } from "../native";
import { useDirection } from "../text-direction";
import { choiceProblems, useWarnings } from "../warnings";
import * as styles from "./Tabs.css";

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  content: ReactNode;
  /** The word for unsaved changes in it: "Modified". */
  modifiedLabel?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface TabsProps<Value extends string = string>
  extends NativeProps<"div", "onChange" | "dir" | "defaultValue"> {
  /** What the tabs are parts of. */
  label: string;
  /** The tabs in the order of display, each with its content; values must differ. */
  tabs: readonly TabItem<Value>[];
  /** Without it the tabs keep the selected one themselves. */
  value?: NoInfer<Value> | undefined;
  /**
   * The tab at first, for tabs that keep the selected one themselves.
   *
   * @default the first tab
   */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the value of the chosen tab. */
  onChange?: ((value: Value) => void) | undefined;
  /**
   * Keeps the content of the tabs that are not shown, with its state: for forms.
   *
   * @default false
   */
  keepsContent?: boolean | undefined;
}

/**
 * Parts of a page, one of which is shown. The caller may keep the selected one, for example in the URL.
 *
 * @example
 * <Tabs
 *   label="Settings"
 *   tabs={[
 *     { value: "general", label: "General", content: <p>Name and guidelines</p> },
 *     { value: "questions", label: "Questions", content: <p>Labels and ratings</p> },
 *   ]}
 * />
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value: controlled, defaultValue, onChange, keepsContent, ...native } = props;
  const [value, change] = useControllable<Value | undefined>({
    value: controlled,
    defaultValue: defaultValue ?? tabs[0]?.value,
    onChange: (next) => next !== undefined && onChange?.(next),
  });
  useWarnings("Tabs", () => choiceProblems("tabs", tabs, tabs.length === 0 ? [] : [value]));
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is selected when the value changes
  useLayoutEffect(() => showSelected(list.current), [value]);
  return (
    <Root
      {...native}
      value={value ?? ""}
      onValueChange={(next) => change(next as Value)}
      dir={useDirection()}
    >
      <List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            className={styles.tab}
            value={tab.value}
            disabled={tab.isDisabled ?? false}
            onMouseDownCapture={(event) => chooseByMouse(event, tab, change)}
          >
            {tab.label}
            {tab.modifiedLabel && <Badge look="warning">{tab.modifiedLabel}</Badge>}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content
          key={tab.value}
          className={styles.content}
          value={tab.value}
          {...(keepsContent && { forceMount: true })}
        >
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}

/**
 * Chooses a tab as the mouse is pressed, and leaves the focus to the browser. Radix moves it by script, after which
 * browsers draw the focus ring as for the keyboard.
 */
function chooseByMouse<Value extends string>(
  event: MouseEvent,
  { value, isDisabled }: TabItem<Value>,
  choose: (value: Value) => void,
): void {
  if (isDisabled || event.button !== 0 || event.ctrlKey) return;
  event.stopPropagation();
  choose(value);
}

/** Scrolls the row of tabs, and nothing else, until all of the selected tab is visible. */
function showSelected(list: HTMLElement | null): void {
  const tab = list?.querySelector('[data-state="active"]');
  if (!list || !tab) return;
  const [row, one] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const beyond = Math.max(0, one.right - row.right) || Math.min(0, one.left - row.left);
  if (beyond !== 0) list.scrollLeft += beyond;
}
