// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { someTeam } from "../fixtures";
import type { PersonView } from "../view-model";
import { PersonForm } from "./PersonForm";

const i18n = await makeI18n("en");
const { people = [], ...team } = someTeam();
const [ana] = people.filter(({ username }) => username === "ana");
const dialog = { id: "form", isBusy: false, onBusy: () => undefined, onDone: () => undefined };

function formOf(props: Partial<Parameters<typeof PersonForm>[0]>) {
  return (
    <LocaleProvider i18n={i18n}>
      <PersonForm {...team} people={people} form={dialog} {...props} />
    </LocaleProvider>
  );
}

const show = (props: Parameters<typeof formOf>[0]) => render(formOf(props));
const formElement = () => document.querySelector("form") as HTMLFormElement;

const role = () => screen.getByRole("button", { name: /^Role/ });
const typed = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

test("a username that is already in use is not sent", () => {
  const onAdd = vi.fn(team.peoplePorts.onAdd);
  show({ peoplePorts: { ...team.peoplePorts, onAdd } });
  typed("First name", "Carla");
  typed("Username", " ana ");
  fireEvent.submit(formElement());
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getByText(/already in use/)).toBeTruthy();
  typed("Username", "carla");
  expect(screen.queryByText(/already in use/)).toBeNull();
  fireEvent.submit(formElement());
  expect(onAdd).toHaveBeenCalledOnce();
});

test("the new person is not told to be in use while the server creates the link", () => {
  const onAdd = vi.fn(() => new Promise<never>(() => {}));
  const { rerender } = render(formOf({ peoplePorts: { ...team.peoplePorts, onAdd } }));
  typed("First name", "Carla");
  typed("Username", "carla");
  fireEvent.submit(formElement());
  expect(onAdd).toHaveBeenCalledOnce();
  const carla = { ...(ana as PersonView), id: "carla", username: "carla" };
  rerender(formOf({ people: [...people, carla] }));
  expect(screen.queryByText(/already in use/)).toBeNull();
});

test.each([
  ["of somebody who has signed in", new Date(0), true],
  ["of somebody who has not", null, false],
  ["on a server that keeps sign-ins", undefined, false],
])("another role says that it ends the sign-ins: %s", (_, signedIn, isEnding) => {
  const { onCreateLink, ...others } = team.peoplePorts;
  const peoplePorts = signedIn === undefined || !onCreateLink ? others : { ...others, onCreateLink };
  show({ person: { ...(ana as PersonView), signedIn }, peoplePorts });
  expect(screen.queryByText(/signed out/)).toBeNull();
  fireEvent.click(role());
  fireEvent.click(screen.getByRole("option", { name: "Owner" }));
  expect(screen.queryByText(/signed out/) !== null).toBe(isEnding);
});
