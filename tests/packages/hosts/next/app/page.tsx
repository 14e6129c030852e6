// A server component: it has no "use client" of its own, and calls the rules of the packages on the server.
import { Badge, Button, Status } from "@glossa/design-system";
import { questionSettings } from "@glossa/question-types/schema";
import { themes } from "@glossa/themes/registry";
import { Marks } from "./marks";
import { Rating } from "./rating";

export default function Page() {
  const options = [1, 2, 3, 4, 5].map((value) => ({ value }));
  return (
    <main>
      <Badge>Ready</Badge>
      <Status status="submitted" label="Submitted" />
      <Button tone="primary">Save</Button>
      <p>{themes.map(({ id }) => id).join(", ")}</p>
      <Marks text="Norrland Energi pays" first={[{ start: 0, end: 15, label: "org" }]} />
      <h1 id="scale">How clear is it?</h1>
      <Rating settings={questionSettings.parse({ type: "rating", options })} />
    </main>
  );
}
