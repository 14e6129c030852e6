import { style } from "@vanilla-extract/css";

export const page = style({ display: "flex", flexDirection: "column", blockSize: "100dvh", minBlockSize: 0 });
