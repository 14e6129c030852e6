export { Badge, type BadgeProps } from "./Badge";
export { BadgeSkeletons, type BadgeSkeletonsProps } from "./BadgeSkeletons";
