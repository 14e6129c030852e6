// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FileExportDialog } from "./FileExportDialog";

afterEach(cleanup);

const i18n = await makeI18n("en");

test.each([
  ["CoNLL", "Download", /records without one, metadata, suggestions/],
  ["spaCy", "Download 20 records", /Drafts, suggestions and answers of other kinds are left out/],
  ["Label Studio", "Download 20 records", /Drafts are left out/],
])(
  "the dialog says what %s leaves out, and promises no records that it may not have",
  (format, button, help) => {
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
        />
      </LocaleProvider>,
    );
    fireEvent.click(screen.getByRole("radio", { name: new RegExp(`^${format}`) }));
    expect(screen.getByRole("button", { name: button })).toBeTruthy();
    expect(screen.getByText(help)).toBeTruthy();
  },
);
