// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { EventChoice } from "./EventChoice";
import { allEvents, type WebhookInput } from "./view-model";

const i18n = await makeI18n("en");

function Form() {
  const [events, setEvents] = useState<WebhookInput["events"]>([]);
  return (
    <LocaleProvider i18n={i18n}>
      <EventChoice events={events} isInvalid={false} onChange={setEvents} />
    </LocaleProvider>
  );
}

test("all events are chosen and removed by the first checkbox of their group, which is mixed for some", () => {
  render(<Form />);
  const boxes = within(screen.getByRole("group", { name: "Events" })).getAllByRole<HTMLInputElement>(
    "checkbox",
  );
  const [all, ...each] = boxes;
  if (!all) throw new Error("There is no checkbox for all events.");
  const chosen = () => each.filter(({ checked }) => checked).length;
  expect(all).toBe(screen.getByLabelText("All events"));
  expect(each).toHaveLength(allEvents.length);
  fireEvent.click(all);
  expect([chosen(), all.checked, all.indeterminate]).toEqual([allEvents.length, true, false]);
  fireEvent.click(screen.getByLabelText("Record completed"));
  expect([chosen(), all.checked, all.indeterminate]).toEqual([allEvents.length - 1, false, true]);
  fireEvent.click(all);
  expect([chosen(), all.checked, all.indeterminate]).toEqual([allEvents.length, true, false]);
  fireEvent.click(all);
  expect([chosen(), all.checked, all.indeterminate]).toEqual([0, false, false]);
});
