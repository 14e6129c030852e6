import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Button } from "../button";
import { CommandPalette } from "../command-palette";
import { Dialog } from "../dialog";
import {
  DropdownMenu,
  MenuCaption,
  MenuCheckboxGroup,
  MenuHeading,
  MenuItem,
  MenuRadioGroup,
  MenuSeparator,
} from "../dropdown-menu";
import { FindSimilar } from "../find-similar";
import { Popover } from "../popover";
import { Tooltip } from "../tooltip";
import type { Conforming } from "./conforming";

const nothing = () => undefined;
const trigger = <Button>Open</Button>;
const choices = ["Name", "Created"].map((label) => ({ value: label, label }));
const similarWords = {
  title: "Find similar",
  order: "Order",
  most: "Most",
  least: "Least",
  vector: "Vector",
  cancel: "Cancel",
  find: "Find",
};

const openMenu = () => fireEvent.keyDown(screen.getByRole("button"), { key: "Enter" });
const press = () => fireEvent.click(screen.getByRole("button"));
const inMenu = (children: ReactNode) => <DropdownMenu trigger={trigger}>{children}</DropdownMenu>;

/** The cases of components at the end of the document, and of those inside them. */
export const layers: readonly Conforming[] = [
  {
    folder: "command-palette",
    name: "CommandPalette",
    make: (extra) => (
      <CommandPalette
        isOpen
        onClose={nothing}
        commands={[{ id: "submit", label: "Submit" }]}
        onRun={nothing}
        words={{ title: "Commands", search: "What to do", noneFound: "Nothing" }}
        {...extra}
      />
    ),
  },
  {
    folder: "dialog",
    name: "Dialog",
    make: (extra) => <Dialog isOpen onClose={nothing} title="Delete" closeLabel="Close" {...extra} />,
  },
  {
    folder: "dropdown-menu",
    name: "DropdownMenu",
    make: (extra) => (
      <DropdownMenu trigger={trigger} {...extra}>
        <MenuItem>Settings</MenuItem>
      </DropdownMenu>
    ),
    open: openMenu,
  },
  {
    folder: "dropdown-menu",
    name: "MenuItem",
    make: (extra) => inMenu(<MenuItem {...extra}>Settings</MenuItem>),
    open: openMenu,
  },
  {
    folder: "dropdown-menu",
    name: "MenuHeading",
    make: (extra) => inMenu(<MenuHeading {...extra}>Theme</MenuHeading>),
    open: openMenu,
  },
  {
    folder: "dropdown-menu",
    name: "MenuSeparator",
    make: (extra) => inMenu(<MenuSeparator {...extra} />),
    open: openMenu,
  },
  {
    folder: "dropdown-menu",
    name: "MenuCaption",
    make: (extra) => inMenu(<MenuCaption title="ana" {...extra} />),
    open: openMenu,
  },
  {
    folder: "dropdown-menu",
    name: "MenuRadioGroup",
    make: (extra) =>
      inMenu(<MenuRadioGroup label="Sort" options={choices} value="Name" onChange={nothing} {...extra} />),
    open: openMenu,
  },
  {
    folder: "dropdown-menu",
    name: "MenuCheckboxGroup",
    make: (extra) =>
      inMenu(<MenuCheckboxGroup label="Show" options={choices} values={[]} onChange={nothing} {...extra} />),
    open: openMenu,
  },
  {
    folder: "find-similar",
    name: "FindSimilar",
    make: (extra) => (
      <FindSimilar trigger={trigger} vectors={choices} onFind={nothing} words={similarWords} {...extra} />
    ),
    open: press,
  },
  {
    folder: "popover",
    name: "Popover",
    make: (extra) => (
      <Popover trigger={trigger} label="Filter" isOpen onOpenChange={nothing} {...extra}>
        Options
      </Popover>
    ),
  },
  {
    folder: "tooltip",
    name: "Tooltip",
    make: (extra) => (
      <Tooltip content="Saved" isOpen {...extra}>
        {trigger}
      </Tooltip>
    ),
  },
];
