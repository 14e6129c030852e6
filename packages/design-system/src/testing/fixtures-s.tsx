import { Switch } from "../switch";
import { Tabs } from "../tabs";
import { TextAnswer } from "../text-answer";
import { TextArea } from "../text-area";
import { TextField } from "../text-field";
import { makeToastStore, ToastRegion } from "../toast";
import { Breadcrumbs, TopBar } from "../top-bar";
import type { Conforming } from "./conforming";

const store = makeToastStore();

/** The cases of the shared suite for primitives from S to Z. */
export const primitivesFromS: readonly Conforming[] = [
  {
    folder: "switch",
    name: "Switch",
    make: (extra, onAct) => <Switch label="At once" isOn={false} onChange={onAct} {...extra} />,
    role: "switch",
    label: "At once",
    states: [[{ isDisabled: true }, "disabled", ""]],
  },
  {
    folder: "tabs",
    name: "Tabs",
    make: (extra, onAct) => (
      <Tabs
        label="Settings"
        tabs={[{ value: "general", label: "General", content: "All" }]}
        value="general"
        onChange={onAct}
        {...extra}
      />
    ),
    role: "tablist",
    label: "Settings",
  },
  {
    folder: "text-answer",
    name: "TextAnswer",
    make: (extra, onAct) => (
      <>
        <h3 id="comment">Comment</h3>
        <TextAnswer id="comment-text" labelId="comment" value="" onChange={onAct} {...extra} />
      </>
    ),
    role: "textbox",
    label: "Comment",
    hasOwnId: true,
    states: [
      [{ isInvalid: true }, "aria-invalid", "true"],
      [{ isReadOnly: true }, "readonly", ""],
      [{ isRequired: true }, "aria-required", "true"],
    ],
  },
  {
    folder: "text-area",
    name: "TextArea",
    make: (extra, onAct) => <TextArea label="Description" value="" onChange={onAct} {...extra} />,
    role: "textbox",
    label: "Description",
    states: [
      [{ error: "Too long." }, "aria-invalid", "true"],
      [{ isReadOnly: true }, "readonly", ""],
      [{ isDisabled: true }, "disabled", ""],
    ],
    passes: ["ArrowUp", "ArrowDown", "Enter"],
  },
  {
    folder: "text-field",
    name: "TextField",
    make: (extra, onAct) => <TextField label="Repository" value="" onChange={onAct} {...extra} />,
    role: "textbox",
    label: "Repository",
    states: [
      [{ error: "Can't load it." }, "aria-invalid", "true"],
      [{ isReadOnly: true }, "readonly", ""],
      [{ isDisabled: true }, "disabled", ""],
    ],
    passes: ["ArrowLeft", "ArrowRight", "a"],
  },
  {
    folder: "toast",
    name: "ToastRegion",
    make: (extra) => <ToastRegion store={store} label="Notices" closeLabel="Close" {...extra} />,
    role: "region",
    label: "Notices",
  },
  {
    folder: "top-bar",
    name: "Breadcrumbs",
    make: (extra) => <Breadcrumbs label="Trail" crumbs={[{ label: "Home" }]} {...extra} />,
    role: "navigation",
    label: "Trail",
  },
  {
    folder: "top-bar",
    name: "TopBar",
    make: (extra) => <TopBar brand="Glossa" {...extra} />,
    role: "banner",
  },
];
