export { type Segment, SegmentedControl, type SegmentedControlProps } from "./SegmentedControl";
