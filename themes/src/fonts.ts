// Literata brings its optical sizes and true italics, Plex Sans its widths; every file is a subset by
// unicode-range, so a page loads only the scripts it shows.
import "@fontsource-variable/ibm-plex-sans/wdth.css";
import "@fontsource-variable/ibm-plex-sans/wdth-italic.css";
import "@fontsource-variable/literata/opsz.css";
import "@fontsource-variable/literata/opsz-italic.css";
import "@fontsource-variable/source-code-pro/wght.css";
