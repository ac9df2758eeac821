/** The size of the window, measured once for all: asking for it makes the browser lay out the page. */
export const screen = $state({ wide: innerWidth, high: innerHeight });

addEventListener("resize", () => Object.assign(screen, { wide: innerWidth, high: innerHeight }));
