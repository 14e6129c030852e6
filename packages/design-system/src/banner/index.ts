export { Banner, type BannerProps, BannerRow, type BannerRowProps } from "./Banner";
