import { render, within } from "@testing-library/react";
import { memo, Profiler } from "react";
import { expect, test, vi } from "vitest";
import { DatasetCard } from "./DatasetCard";
import { DatasetLedger } from "./DatasetLedger";
import { aDataset } from "./fixtures";

const onRender = vi.fn();
const Row = memo(() => (
  <Profiler id="row" onRender={onRender}>
    <DatasetCard {...aDataset} />
  </Profiler>
));

function Ledger({ rows }: { rows: string }) {
  return (
    <DatasetLedger label="Datasets" columns={["Dataset", "Progress", rows, "Team", "Last activity"]}>
      <Row />
    </DatasetLedger>
  );
}

test("a row of a ledger renders again for other heads, not for the same ones in a new list", () => {
  const { container, rerender } = render(<Ledger rows="Rows" />);
  onRender.mockClear();
  rerender(<Ledger rows="Rows" />);
  expect(onRender).not.toHaveBeenCalled();
  rerender(<Ledger rows="Records" />);
  expect(within(container).getAllByRole("listitem")[0]).toHaveTextContent("Records 3.5K");
});
