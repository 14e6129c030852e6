// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { someTeam } from "../fixtures";
import { PersonForm } from "./PersonForm";

afterEach(cleanup);

const i18n = await makeI18n("en");
const { people = [], ...team } = someTeam();
const [ana] = people.filter(({ username }) => username === "ana");
const dialog = { id: "form", isBusy: false, onBusy: () => undefined, onDone: () => undefined };

function show(props: Partial<Parameters<typeof PersonForm>[0]>) {
  render(
    <LocaleProvider i18n={i18n}>
      <PersonForm {...team} people={people} form={dialog} {...props} />
    </LocaleProvider>,
  );
}

const role = () => screen.getByRole("button", { name: /^Role/ });
const typed = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

test("a username that is already in use is not sent", () => {
  const onAdd = vi.fn(team.peoplePorts.onAdd);
  show({ peoplePorts: { ...team.peoplePorts, onAdd } });
  typed("First name", "Carla");
  typed("Username", " ana ");
  const { form } = screen.getByRole("textbox", { name: "Username" }) as HTMLInputElement;
  fireEvent.submit(form as HTMLFormElement);
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getByText(/already in use/)).toBeTruthy();
  typed("Username", "carla");
  expect(screen.queryByText(/already in use/)).toBeNull();
  fireEvent.submit(form as HTMLFormElement);
  expect(onAdd).toHaveBeenCalledOnce();
});

test.each([
  ["says that it ends the sign-ins", true],
  ["does not on a server that keeps them", false],
])("another role %s", (_, isEnding) => {
  const { onCreateLink, ...others } = team.peoplePorts;
  show({ person: ana, peoplePorts: isEnding && onCreateLink ? { ...others, onCreateLink } : others });
  expect(screen.queryByText(/is signed out/)).toBeNull();
  fireEvent.click(role());
  fireEvent.click(screen.getByRole("option", { name: "Owner" }));
  expect(screen.queryByText(/is signed out/) !== null).toBe(isEnding);
});
