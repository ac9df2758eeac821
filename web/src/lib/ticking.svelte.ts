/** A ticking clock for countdowns; the actual times come from the server. */
export const ticking = $state({ now: performance.now() });
setInterval(() => (ticking.now = performance.now()), 500);
