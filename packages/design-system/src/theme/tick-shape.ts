/** A tick as a shape to cut out of the theme's ink: a box has no room for an icon. */
export const tickShape = "polygon(14% 50%, 0 64%, 40% 100%, 100% 24%, 86% 10%, 39% 70%)";
