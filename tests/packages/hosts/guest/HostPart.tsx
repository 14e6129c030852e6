// What a host with Tailwind 4 and Radix Themes may have on its page: plain elements, utilities and components.
import { Button, Card, Checkbox, Heading, Text, TextField, Theme } from "@radix-ui/themes";

export function HostPart() {
  return (
    <Theme>
      <div id="host">
        <h1>Heading</h1>
        <h2 className="text-2xl font-bold tracking-tight">Heading with utilities</h2>
        <p>
          A paragraph with <a href="#guide">the guide</a>, <code>code</code>, <kbd>Ctrl</kbd> and <b>bold</b>{" "}
          text.
        </p>
        <ul className="list-disc ps-6">
          <li>One</li>
        </ul>
        <ol>
          <li>Two</li>
        </ol>
        <button type="button">Plain</button>
        <button
          type="button"
          className="rounded-md bg-blue-600 px-4 py-2 font-mono text-white ease-in-out hover:bg-blue-700"
        >
          Utilities
        </button>
        <input aria-label="Name" placeholder="Name" className="rounded border p-2" />
        <select aria-label="Choice">
          <option>One</option>
        </select>
        <textarea aria-label="Note" placeholder="Note" />
        <fieldset className="border p-2">
          <legend>Legend</legend>
        </fieldset>
        <hr />
        <figure>
          <pre>pre</pre>
        </figure>
        <p hidden>Hidden</p>
        <Card>
          <Heading size="4">Radix</Heading>
          <Text as="p">Text of Radix Themes</Text>
          <TextField.Root placeholder="Search" />
          <Checkbox aria-label="Agree" />
          <Button variant="soft">Save</Button>
        </Card>
      </div>
    </Theme>
  );
}
