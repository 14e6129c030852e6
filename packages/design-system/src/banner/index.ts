export { Banner, type BannerProps, BannerRow } from "./Banner";
