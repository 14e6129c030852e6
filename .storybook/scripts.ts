// Fonts for scripts that a machine may lack: without them, Arabic would be shown as boxes, or differently on each
// machine. The names are those in the font stacks of the product.
import arabic from "@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2?url";
import arabicBold from "@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-600-normal.woff2?url";
import hebrew from "@fontsource/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-400-normal.woff2?url";
import japanese from "@fontsource/noto-serif-jp/files/noto-serif-jp-japanese-400-normal.woff2?url";
import thai from "@fontsource/noto-serif-thai/files/noto-serif-thai-thai-400-normal.woff2?url";

const arabicLetters = "U+0600-06FF, U+0750-077F, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFF";

const scripts = [
  {
    names: ["Noto Naskh Arabic", "Noto Sans Arabic"],
    url: arabic,
    weight: "100 500",
    unicodeRange: arabicLetters,
  },
  {
    names: ["Noto Naskh Arabic", "Noto Sans Arabic"],
    url: arabicBold,
    weight: "501 900",
    unicodeRange: arabicLetters,
  },
  { names: ["Noto Serif Hebrew", "Noto Sans Hebrew"], url: hebrew, unicodeRange: "U+0590-05FF, U+FB1D-FB4F" },
  { names: ["Noto Serif", "Noto Sans"], url: thai, unicodeRange: "U+0E00-0E7F" },
  {
    names: ["Noto Serif CJK JP", "Noto Sans CJK JP"],
    url: japanese,
    unicodeRange: "U+3000-30FF, U+4E00-9FFF, U+FF00-FFEF",
  },
];

/** Registers the fonts; the browser fetches each one when a text needs it. */
export function addScripts() {
  for (const { names, url, weight = "100 900", unicodeRange } of scripts) {
    for (const name of names) {
      document.fonts.add(new FontFace(name, `url(${url}) format("woff2")`, { weight, unicodeRange }));
    }
  }
}
