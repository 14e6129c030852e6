// @vitest-environment jsdom
import { Download, Icon } from "@glossa/design-system";
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { OfflineButton } from "./OfflineButton";

const nothing = {
  can: "download",
  copy: undefined,
  download: undefined,
  hasFailed: false,
  pendingWrites: [],
} as const;
const ports = {
  onOpened: vi.fn(),
  onDownload: vi.fn(),
  onRemove: vi.fn(),
  onSendNow: vi.fn(),
  onSaveFile: vi.fn(),
  onOpenRecord: vi.fn(),
  onKeep: vi.fn(),
  onDrop: vi.fn(),
};

it("has an icon that nobody takes for the one of downloaded files, which is beside it", async () => {
  render(
    <LocaleProvider i18n={await makeI18n("en")}>
      <OfflineButton view={nothing} ports={ports} now={new Date(0)} isOpen={false} onOpen={vi.fn()} />
    </LocaleProvider>,
  );
  const own = screen.getByRole("button").querySelector("svg");
  const file = render(<Icon picture={Download} />).container.querySelector("svg");
  expect(own?.classList).toContain("lucide-plane");
  // Arrows and trays are several lines; a silhouette is one.
  expect([own?.children.length, file?.children.length]).toEqual([1, 3]);
});
