import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { Badge } from "../badge";
import type { NativeProps } from "../native";
import { useDirection } from "../text-direction";
import * as styles from "./Tabs.css";

export interface TabItem {
  value: string;
  label: string;
  content: ReactNode;
  /** The word for unsaved changes in it: "Modified". */
  modifiedLabel?: string | undefined;
  isDisabled?: boolean;
}

export interface TabsProps extends NativeProps<"div", "onChange" | "dir" | "defaultValue"> {
  /** What the tabs are parts of. */
  label: string;
  tabs: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
}

/** Parts of a page, one of which is shown; the caller keeps the selected one, for example in the URL. */
export function Tabs({ label, tabs, value, onChange, ...native }: TabsProps) {
  return (
    <Root {...native} value={value} onValueChange={onChange} dir={useDirection()}>
      <List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            className={styles.tab}
            value={tab.value}
            disabled={tab.isDisabled ?? false}
          >
            {tab.label}
            {tab.modifiedLabel && <Badge look="warning">{tab.modifiedLabel}</Badge>}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} className={styles.content} value={tab.value}>
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
