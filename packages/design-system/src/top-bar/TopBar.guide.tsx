import { Brand } from "../brand";
import { Button } from "../button";
import type { ComponentGuide } from "../guide";
import { Text } from "../text";
import { TopBar } from "./TopBar";

/** How to use the top bar. */
export const guide: ComponentGuide = {
  use: ["The bar at the top of every page: the mark, where one is, and few actions."],
  avoid: ["Controls of the page's content: a bar of the page itself, below."],
  keys: [["Tab", "Moves through the mark, the location and the actions"]],
  accessibility: ["The banner of the page; a page has one."],
  anatomy: ["Mark (`brand`)", "Location (`children`)", "Actions (`actions`), at most two with words"],
  isWide: true,
  do: {
    picture: (
      <div style={{ inlineSize: "100%" }}>
        <TopBar brand={<Brand name="Glossa" href="#" />} actions={<Button size="sm">Guidelines</Button>}>
          <Text>ticket-triage</Text>
        </TopBar>
      </div>
    ),
    text: "The mark, the location, and one action.",
  },
  dont: {
    picture: (
      <div style={{ inlineSize: "100%" }}>
        <TopBar
          brand={<Brand name="Glossa" href="#" />}
          actions={
            <>
              <Button size="sm">Next</Button>
              <Button size="sm">Delete</Button>
            </>
          }
        />
      </div>
    ),
    text: "Actions on the content of the page, far from it, and no location.",
  },
};
