/** A tick as a mask in the colour of the theme; a checkbox is too small for an icon. */
export const tickShape = "polygon(14% 50%, 0 64%, 40% 100%, 100% 24%, 86% 10%, 39% 70%)";
