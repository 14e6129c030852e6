import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { Combobox } from "../combobox";
import { NumberField } from "../number-field";
import { MultiSelect, Select } from "../select";
import { Slider } from "../slider";
import { TextArea } from "../text-area";
import { TextField } from "./TextField";

const field = { id: "email", label: "Email", "aria-describedby": "rules", error: "Enter an address." };
const fields: readonly [name: string, element: ReactElement][] = [
  ["TextField", <TextField key="" {...field} />],
  ["TextArea", <TextArea key="" {...field} />],
  ["NumberField", <NumberField key="" {...field} />],
  ["Slider", <Slider key="" {...field} min={0} max={1} />],
  ["Combobox", <Combobox key="" {...field} options={[]} noneFound="None" />],
  ["Select", <Select key="" {...field} options={[]} />],
  ["MultiSelect", <MultiSelect key="" {...field} options={[]} countLabel={String} />],
];

test.each(fields)("a list of errors can link the control of %s (library 4.10)", (_, element) => {
  render(
    <>
      <p id="rules">Yours only</p>
      {element}
    </>,
  );
  const control = document.getElementById("email");
  expect(control).toBe(screen.getByLabelText("Email", { selector: "#email" }));
  expect(control).toHaveAccessibleDescription("Yours only Enter an address.");
});
