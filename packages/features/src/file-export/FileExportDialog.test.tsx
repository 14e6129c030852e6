// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FileExportDialog, type FileExportDialogProps } from "./FileExportDialog";
import type { Download } from "./use-download";

const i18n = await makeI18n("en");

function show(props: Partial<FileExportDialogProps> = {}) {
  render(
    <LocaleProvider i18n={i18n}>
      <FileExportDialog
        isOpen
        onClose={() => undefined}
        datasetName="tickets"
        selections={[{ id: "all", count: 20 }]}
        mayReadAll
        subject={{ spanQuestions: [{ name: "a", title: "A" }], hasText: true, hasVectors: false }}
        isInMemory={false}
        onDownload={async () => ({ state: "cancelled" })}
        {...props}
      />
    </LocaleProvider>,
  );
}

test.each([
  ["CoNLL", "Download", /records without such an answer, metadata, suggestions/],
  ["spaCy", "Download 20 records", /Drafts, suggestions and answers of other kinds are left out/],
  ["Label Studio", "Download 20 records", /Drafts are left out/],
])(
  "the dialog says what %s leaves out, and promises no records that it may not have",
  (format, button, help) => {
    show();
    fireEvent.click(screen.getByRole("radio", { name: new RegExp(`^${format}`) }));
    expect(screen.getByRole("button", { name: button })).toBeTruthy();
    expect(screen.getByText(help)).toBeTruthy();
  },
);

const whose = /Whose answers count/;
const chooseMajority = () => fireEvent.click(screen.getByRole("radio", { name: /^Majority/ }));

test("people are loaded for a majority only, again if that failed, and one of them has to count", async () => {
  const onLoadPeople = vi.fn(async () => ["ana", "ben"]);
  onLoadPeople.mockRejectedValueOnce(new Error());
  const onDownload = vi.fn<Download>(async () => ({ state: "cancelled" }));
  show({ onLoadPeople, onDownload });
  expect(onLoadPeople).not.toHaveBeenCalled();
  chooseMajority();
  await screen.findByText("The people could not be loaded.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  fireEvent.click(await screen.findByRole("button", { name: /Whose answers count.*All people/ }));
  fireEvent.click(await screen.findByRole("option", { name: "ben" }));
  fireEvent.click(screen.getByRole("option", { name: "ana" }));
  expect(screen.getByText("Choose at least one person.")).toBeTruthy();
  fireEvent.click(screen.getByRole("option", { name: "ben" }));
  expect(screen.queryByText("Choose at least one person.")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Download 20 records" }));
  expect(onDownload.mock.calls[0]?.[0]).toMatchObject({ voters: undefined });
});

test("a majority of a single person asks for nobody", async () => {
  const onLoadPeople = vi.fn(async () => ["ana"]);
  show({ onLoadPeople });
  chooseMajority();
  await waitFor(() => expect(screen.queryByRole("button", { name: whose })).toBeNull());
  expect(onLoadPeople).toHaveBeenCalledOnce();
});

test("names can be left out where the file would have them", async () => {
  const onDownload = vi.fn<Download>(async () => ({ state: "cancelled" }));
  show({ onDownload, onLoadPeople: async () => ["ana", "lena"] });
  const box = () => screen.queryByRole("checkbox", { name: /^Without names/ });
  fireEvent.click(screen.getByRole("radio", { name: /^Only mine/ }));
  expect(box()).toBeNull();
  chooseMajority();
  expect(box()).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: /Who decides.*Nobody/ }));
  fireEvent.click(await screen.findByRole("option", { name: "lena" }));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  fireEvent.click(box() as HTMLElement);
  fireEvent.click(screen.getByRole("radio", { name: /^Glossa/ }));
  expect(box()).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: /^JSON lines/ }));
  fireEvent.click(screen.getByRole("button", { name: "Download 20 records" }));
  expect(onDownload.mock.calls[0]?.[0]).toMatchObject({ isWithoutNames: true, deciders: ["lena"] });
});
