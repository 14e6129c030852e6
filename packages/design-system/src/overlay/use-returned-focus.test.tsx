import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Dialog } from "../dialog";

afterEach(cleanup);

/** A page with a list whose rows are deleted after a question. */
function Page({ names, isInSection = false }: { names: string[]; isInSection?: boolean }) {
  const [rows, setRows] = useState(names);
  const [asked, setAsked] = useState<string>();
  const list = (
    <ul>
      {rows.map((name) => (
        <li key={name}>
          <button type="button">Edit {name}</button>
          <button type="button" onClick={() => setAsked(name)}>
            Delete {name}
          </button>
        </li>
      ))}
    </ul>
  );
  const remove = () => {
    setRows(rows.filter((name) => name !== asked));
    setAsked(undefined);
  };
  return (
    <main>
      <h1>Notes</h1>
      {isInSection ? (
        <section>
          <h2>Old notes</h2>
          {list}
        </section>
      ) : (
        list
      )}
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="Delete the note?"
        closeLabel="Close"
        actions={
          <button type="button" onClick={remove}>
            Yes
          </button>
        }
      />
    </main>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

async function remove(name: string) {
  button(`Delete ${name}`).focus();
  fireEvent.click(button(`Delete ${name}`));
  fireEvent.click(button("Yes"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

test("after a row was deleted, the next one has the focus, then the one before, then the title of the page", async () => {
  render(<Page names={["a", "b", "c"]} />);
  await remove("b");
  await waitFor(() => expect(document.activeElement).toBe(button("Delete c")));
  await remove("c");
  await waitFor(() => expect(document.activeElement).toBe(button("Delete a")));
  await remove("a");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Notes" })));
});

test("without any row left, the heading of the section has the focus", async () => {
  render(<Page names={["a"]} isInSection />);
  await remove("a");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Old notes" })),
  );
});
