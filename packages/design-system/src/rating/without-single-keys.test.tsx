import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SingleKeysProvider } from "../kbd";
import { RatingRuler } from "./RatingRuler";

test.each([true, false])("with single keys on: %s, digits choose or not, arrow keys do", (isOn) => {
  const onChoose = vi.fn();
  render(
    <SingleKeysProvider value={isOn}>
      <RatingRuler label="Quality" values={[1, 2, 3, 4, 5]} defaultValue={1} onChoose={onChoose} />
    </SingleKeysProvider>,
  );
  fireEvent.keyDown(screen.getByRole("radio", { checked: true }), { key: "4" });
  expect(onChoose.mock.calls).toEqual(isOn ? [[4]] : []);
  fireEvent.keyDown(screen.getByRole("radio", { checked: true }), { key: "ArrowRight" });
  expect(onChoose).toHaveBeenLastCalledWith(isOn ? 5 : 2);
});
