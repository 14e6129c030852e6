// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aRecord, somePorts } from "../fixtures/fixtures";
import type { SaveState } from "../view-model";
import { RecordHead } from "./RecordHead";

afterEach(cleanup);

const i18n = await makeI18n("en");

test.each<[string, SaveState]>([
  ["Submitted", { kind: "saved" }],
  ["Submitted", { kind: "saving" }],
  ["Submitted, not saved", { kind: "refused", reason: "A label is gone" }],
])("the status of a record is %s if its response is %o", (shown, saveState) => {
  render(
    <LocaleProvider i18n={i18n}>
      <RecordHead
        record={aRecord({ status: "submitted" })}
        fields={[]}
        saveState={saveState}
        ports={somePorts()}
        onCompare={() => undefined}
      />
    </LocaleProvider>,
  );
  expect(screen.getByText(/^Submitted/).textContent).toBe(shown);
});
