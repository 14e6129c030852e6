import { BadgeSkeletons } from "../badge";
import { BannerRow } from "../banner";
import { Brand } from "../brand";
import { ButtonLink } from "../button";
import { Card } from "../card";
import { CopyButton } from "../code-block";
import { FilterSection, SetFilters } from "../filter-popover";
import { Grid } from "../grid";
import { Heading } from "../heading";
import { Icon, Settings } from "../icon";
import { Link } from "../link";
import { MatchScope } from "../match-marks";
import { ProgressLegend } from "../progress-meter";
import { SkipLink } from "../skip-link";
import { Spinner } from "../spinner";
import { BottomPanel } from "../split-panels";
import { StatusGlyph } from "../status";
import { Text } from "../text";
import { VisuallyHidden } from "../visually-hidden";
import type { Conforming } from "./conforming";

/** The cases of the shared suite for the parts of other components, and for those without stories of their own. */
export const smallPrimitives: readonly Conforming[] = [
  { folder: "badge", name: "BadgeSkeletons", make: (extra) => <BadgeSkeletons label="Loading" {...extra} /> },
  { folder: "banner", name: "BannerRow", make: (extra) => <BannerRow {...extra}>Saved.</BannerRow> },
  { folder: "brand", name: "Brand", make: (extra) => <Brand name="Glossa" {...extra} /> },
  {
    folder: "button",
    name: "ButtonLink",
    make: (extra) => (
      <ButtonLink href="/" {...extra}>
        Back to datasets
      </ButtonLink>
    ),
    role: "link",
    label: "Back to datasets",
  },
  {
    folder: "code-block",
    name: "CopyButton",
    make: (extra) => <CopyButton text="x = 1" label="Copy" copiedLabel="Copied" {...extra} />,
    role: "button",
    label: "Copy",
  },
  {
    folder: "filter-popover",
    name: "FilterSection",
    make: (extra) => (
      <FilterSection title="Length" {...extra}>
        Options
      </FilterSection>
    ),
    role: "group",
  },
  {
    folder: "match-marks",
    name: "MatchScope",
    make: (extra) => (
      <MatchScope find={undefined} {...extra}>
        Where is my refund?
      </MatchScope>
    ),
  },
  {
    folder: "filter-popover",
    name: "SetFilters",
    make: (extra, onAct) => (
      <SetFilters
        badges={[{ label: "channel", without: "" }]}
        empty=""
        words={{ remove: String, all: "All" }}
        onChange={onAct}
        {...extra}
      />
    ),
  },
  { folder: "card", name: "Card", make: (extra) => <Card {...extra}>Preview</Card> },
  {
    folder: "grid",
    name: "Grid",
    make: (extra) => (
      <Grid columnWidth="12rem" gap={3} {...extra}>
        Labels
      </Grid>
    ),
    states: [[{ columnGap: 8 }, "data-column-gap", "8"]],
  },
  {
    folder: "heading",
    name: "Heading",
    make: (extra) => (
      <Heading level={2} size="section" {...extra}>
        Guidelines
      </Heading>
    ),
    role: "heading",
    label: "Guidelines",
    states: [[{ size: "page" }, "data-size", "page"]],
  },
  {
    folder: "text",
    name: "Text",
    make: (extra) => <Text {...extra}>Saved.</Text>,
    states: [
      [{ tone: "secondary" }, "data-tone", "secondary"],
      [{ isMeasured: true }, "data-measured", "true"],
    ],
  },
  { folder: "icon", name: "Icon", make: (extra) => <Icon picture={Settings} {...extra} /> },
  {
    folder: "link",
    name: "Link",
    make: (extra) => (
      <Link href="/" {...extra}>
        Home
      </Link>
    ),
    role: "link",
    label: "Home",
  },
  {
    folder: "progress-meter",
    name: "ProgressLegend",
    make: (extra) => (
      <ProgressLegend rows={[{ status: "draft", label: "Draft", count: "4", share: "10.00%" }]} {...extra} />
    ),
  },
  {
    folder: "skip-link",
    name: "SkipLink",
    make: (extra) => (
      <SkipLink targetId="main" {...extra}>
        Skip to records
      </SkipLink>
    ),
    role: "link",
    label: "Skip to records",
  },
  { folder: "spinner", name: "Spinner", make: (extra) => <Spinner {...extra} /> },
  {
    folder: "split-panels",
    name: "BottomPanel",
    make: (extra) => (
      <BottomPanel
        main="Record"
        title="Team"
        handleLabel="Resize"
        initial={{ isOpen: true, height: 200 }}
        {...extra}
      >
        Progress
      </BottomPanel>
    ),
    role: "region",
    label: "Team",
  },
  { folder: "status", name: "StatusGlyph", make: (extra) => <StatusGlyph status="draft" {...extra} /> },
  {
    folder: "visually-hidden",
    name: "VisuallyHidden",
    make: (extra) => <VisuallyHidden {...extra}>Draft</VisuallyHidden>,
  },
];
