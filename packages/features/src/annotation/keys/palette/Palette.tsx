import { CommandPalette, type PaletteCommand, useLatest } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { chooseActiveLabel, onQuestionNumber } from "@glossa/question-types";
import { ownValue } from "@glossa/question-types/schema";
import { useEffect, useState } from "react";
import type { AccountMenuProps } from "../../../shell";
import { usePageActions } from "../../../shell/pages/page-actions";
import { hasModes, pageSizes } from "../../bulk/bulk-view";
import { canClear } from "../../form/can-clear";
import { questionInputId } from "../../form/QuestionItem";
import { imageToEnlarge } from "../../record/enlarge-image";
import { type AnnotationPorts, type AnnotationView, queueStatuses } from "../../view-model";
import type { CommandId } from "../commands";
import { keymapOf } from "../keymap";
import type { ShortcutPreferences } from "../shortcut-preferences";
import { useChord } from "../use-chord";
import {
  buttons,
  labelTargets,
  type PaletteTarget,
  recordTargets,
  targetId,
  targetOf,
} from "./palette-commands";

/** The entries of the palette and the callbacks that run them. */
export interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  view: AnnotationView;
  ports: AnnotationPorts;
  shortcutPreferences: ShortcutPreferences;
  isMac: boolean;
  run: (id: CommandId) => void;
  /** Its pages are listed, too. */
  account: Pick<AccountMenuProps, "settingsHref" | "pages">;
}

/** Lists everything that can be done, by name: actions with their keys, labels, queues, datasets, records by id. */
export function Palette(props: PaletteProps) {
  const t = useT();
  const { isOpen, onClose, view, ports, run } = props;
  const [query, setQuery] = useState("");
  const tools = usePageActions();
  const onRun = (id: string) => {
    const target = targetOf(id);
    if (target.kind === "command") return run(target.id as CommandId);
    if (target.kind === "button") return ports[target.id]?.();
    if (target.kind === "tool") return tools.get(target.id)?.run();
    if (target.kind === "label") return chooseLabel(view, ports, target);
    goTo(ports, target);
  };
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      commands={useCommands(props, query)}
      onRun={onRun}
      onSearch={setQuery}
      words={{
        title: t("palette.title"),
        search: t("palette.search"),
        noneFound: t("palette.noneFound"),
      }}
    />
  );
}

type Place = Exclude<PaletteTarget, { kind: "command" | "button" | "tool" | "label" }>;

/** Shows another view, queue, dataset or record. */
function goTo(ports: AnnotationPorts, place: Place) {
  switch (place.kind) {
    case "view":
      return ports.onPageSize?.(place.many);
    case "status":
      return ports.onStatus(place.status);
    case "filterSet":
      return ports.sets?.onApply(place.id);
    case "dataset":
      return ports.onOpenDataset(place.id);
    case "page":
      return ports.onOpenPage(place.href);
    case "record":
      return ports.onOpenRecord(place.id);
  }
}

function useCommands(props: PaletteProps, query: string): PaletteCommand[] {
  const { isOpen, view, ports, shortcutPreferences, isMac, account } = props;
  const t = useT();
  const chord = useChord(isMac);
  const datasets = useDatasets(isOpen, ports);
  const tools = usePageActions();
  useFilterSetsIn(isOpen, ports);
  const hasImages = isOpen && imageToEnlarge() !== undefined;
  const actions = keymapOf(shortcutPreferences).filter(
    ({ id, worksWithoutRecord }) =>
      id !== "onPalette" && (view.record || worksWithoutRecord) && (hasImages || id !== "onEnlarge"),
  );
  return [
    ...actions.map(({ id, labelKey, keys: [key] }) => ({
      id: targetId({ kind: "command", id }),
      label: t(labelKey as "keys.submit"),
      group: t("palette.actions"),
      ...(key && { keys: chord(key) }),
    })),
    ...buttons
      .filter(({ id }) => ports[id] && (id !== "onClear" || canClear(view.form, view.record)))
      .map(({ id, labelKey }) => ({
        id: targetId({ kind: "button", id }),
        label: t(labelKey),
        group: t("palette.actions"),
      })),
    ...[...tools].map(([id, { label }]) => ({
      id: targetId({ kind: "tool", id }),
      label,
      group: t("palette.actions"),
    })),
    ...viewsOf(view, ports).map(({ many, labelKey }) => ({
      id: targetId({ kind: "view", many }),
      label: t("palette.view", { view: t(labelKey) }),
      group: t("palette.actions"),
    })),
    ...(view.record ? labelTargets(view.form.questions) : []).map(({ question, title, number, text }) => ({
      id: targetId({ kind: "label", question, number }),
      label: text,
      group: title,
      keys: String(number),
    })),
    ...queueStatuses.map((status) => ({
      id: targetId({ kind: "status", status }),
      label: t("palette.show", { status: t(`status.${status}`) }),
      group: t("annotation.queue"),
    })),
    ...(view.filters?.sets?.sets ?? []).map(({ id, name }) => ({
      id: targetId({ kind: "filterSet", id }),
      label: name,
      group: t("filterSets.title"),
    })),
    ...datasets.map(({ id, name, workspace }) => ({
      id: targetId({ kind: "dataset", id }),
      label: t("palette.dataset", { name, workspace }),
      group: t("palette.datasets"),
    })),
    ...pagesOf(account).map(({ href, label }) => ({
      id: targetId({ kind: "page", href }),
      label: t(`account.${label}`),
      group: t("palette.pages"),
    })),
    ...recordTargets(ports.heldRecords(), query).map((id) => ({
      id: targetId({ kind: "record", id }),
      label: t("palette.record", { id }),
      group: t("annotation.records"),
    })),
  ];
}

/** The user's own settings, and what their role manages. */
function pagesOf({ settingsHref, pages = [] }: PaletteProps["account"]) {
  return settingsHref === undefined ? pages : [{ href: settingsHref, label: "settings" } as const, ...pages];
}

/** The view that is not on screen: one record, or a list of them. */
function viewsOf(view: AnnotationView, { onPageSize }: AnnotationPorts) {
  if (!onPageSize || !hasModes(view)) return [];
  return view.bulk
    ? [{ many: 1, labelKey: "bulk.focusMode" } as const]
    : [{ many: pageSizes[0], labelKey: "bulk.bulkMode" } as const];
}

/** Requests the filter sets when the palette opens; until they are loaded, all other entries can be found. */
function useFilterSetsIn(isOpen: boolean, { sets }: AnnotationPorts) {
  const request = useLatest(() => sets?.onOpen());
  useEffect(() => {
    if (isOpen) request();
  }, [isOpen]);
}

function useDatasets(isOpen: boolean, { loadDatasets }: AnnotationPorts) {
  const [datasets, setDatasets] = useState<Awaited<ReturnType<typeof loadDatasets>>>([]);
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    // Without the datasets, all other entries can still be found.
    loadDatasets().then(
      (found) => isGone || setDatasets(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, loadDatasets]);
  return datasets;
}

/** Runs the key of a label's number on its question. */
function chooseLabel(
  { form }: AnnotationView,
  { onValue }: AnnotationPorts,
  { question: name, number }: { question: string; number: number },
): void {
  const question = form.questions.find((each) => each.name === name);
  if (!question) return;
  const { value, isPencil = false } = ownValue(form.values, name) ?? {};
  const press = { settings: question.settings, value, isPencil, now: 0 };
  const result = onQuestionNumber(press, number);
  if (result?.activeLabel !== undefined) chooseActiveLabel(questionInputId(name), result.activeLabel);
  else if (result) onValue(name, result.value, false);
}
