export { atMost } from "./at-most";
export { Skeleton, type SkeletonProps } from "./Skeleton";
