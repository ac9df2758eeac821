/** One second after the other, for whatever counts down; the clock itself is the server's. */
export const ticking = $state({ now: performance.now() });
setInterval(() => (ticking.now = performance.now()), 500);
