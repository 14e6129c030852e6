// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PageActionsProvider, usePageActions } from "../../shell/pages/page-actions";
import { similarity } from "../bulk/fixtures";
import { aRecord, somePorts } from "../fixtures/fixtures";
import { SimilarityContext } from "../similarity/similarity-context";
import type { AnnotationPorts, SaveState } from "../view-model";
import { RecordHead } from "./RecordHead";

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

test("the answers of others are shown and hidden in the palette, where the user may see them", () => {
  let actions: ReturnType<typeof usePageActions> = new Map();
  function Actions() {
    actions = usePageActions();
    return null;
  }
  const labels = () => [...actions.values()].map(({ label }) => label);
  const onShowTeamAnswers = vi.fn();
  const head = (areTeamAnswersShown: boolean | undefined, ports: Partial<AnnotationPorts>) => (
    <LocaleProvider i18n={i18n}>
      <PageActionsProvider>
        <Actions />
        <RecordHead
          record={aRecord()}
          fields={[]}
          saveState={{ kind: "none" }}
          ports={{ ...somePorts(), ...ports }}
          onCompare={() => undefined}
          areTeamAnswersShown={areTeamAnswersShown}
        />
      </PageActionsProvider>
    </LocaleProvider>
  );
  const { rerender } = render(head(false, {}));
  expect(labels()).toEqual([]);
  rerender(head(undefined, { onShowTeamAnswers }));
  expect(labels()).toEqual([]);
  rerender(head(false, { onShowTeamAnswers }));
  expect(labels()).toEqual(["Show answers of others"]);
  actions.get("others")?.run();
  rerender(head(true, { onShowTeamAnswers }));
  expect(labels()).toEqual(["Hide answers of others"]);
  actions.get("others")?.run();
  expect(onShowTeamAnswers.mock.calls).toEqual([[true], [false]]);
});

test("the history of the current record is an action for the palette", async () => {
  let actions: ReturnType<typeof usePageActions> = new Map();
  function Actions() {
    actions = usePageActions();
    return null;
  }
  const labels = () => [...actions.values()].map(({ label }) => label);
  const head = (isCurrent: boolean) => (
    <LocaleProvider i18n={i18n}>
      <PageActionsProvider>
        <Actions />
        <RecordHead
          record={aRecord()}
          fields={[]}
          saveState={{ kind: "none" }}
          ports={{ ...somePorts(), loadHistory: async () => ({ entries: [], next: undefined }) }}
          onCompare={() => undefined}
          isCurrent={isCurrent}
        />
      </PageActionsProvider>
    </LocaleProvider>
  );
  const { rerender } = render(head(true));
  expect(labels()).toEqual(["History of answers"]);
  act(() => actions.get("history")?.run());
  expect(await screen.findByRole("dialog", { name: "History of answers" })).toBeTruthy();
  rerender(head(false));
  expect(labels()).toEqual([]);
});

test("the tooltips of a row's buttons do not repeat the name of its record", () => {
  render(
    <LocaleProvider i18n={i18n}>
      <SimilarityContext value={{ view: similarity, onSimilarity: () => undefined }}>
        <RecordHead
          record={aRecord()}
          fields={[]}
          saveState={{ kind: "none" }}
          ports={somePorts()}
          onCompare={() => undefined}
          name="Charged twice"
        />
      </SimilarityContext>
    </LocaleProvider>,
  );
  for (const action of ["Find similar", "Record menu"]) {
    act(() => screen.getByRole("button", { name: `${action}: Charged twice` }).focus());
    expect(screen.getByRole("tooltip").textContent).toBe(action);
  }
});

test.each<[string, SaveState]>([
  ["Try now", { kind: "waiting", nextTryAt: undefined }],
  ["Sign in", { kind: "signIn" }],
  ["Compare", { kind: "conflict", other: {} }],
])("in a list, the button %s of an answer that is not saved says of which record", (action, saveState) => {
  render(
    <LocaleProvider i18n={i18n}>
      <RecordHead
        record={aRecord()}
        fields={[]}
        saveState={saveState}
        ports={somePorts()}
        onCompare={() => undefined}
        name="Charged twice"
      />
    </LocaleProvider>,
  );
  expect(screen.getByRole("button", { name: `${action}: Charged twice` }).textContent).toBe(action);
});
