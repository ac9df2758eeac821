/** What is expensive to draw is drawn when it comes into sight. */
import { turn } from "./turns.svelte";

/** Before anybody scrolls, what only peeps in at the lower edge can wait. */
const STILL = "0px 0px -20%";
/** For those who scroll, what comes next is drawn before it is in sight. */
const AHEAD = "400px";
let margin = STILL;
const watching = new Set<() => void>();
const scrolled = () => {
  margin = AHEAD;
  for (const watch of watching) watch();
};
addEventListener("scroll", scrolled, { once: true, passive: true, capture: true });

/** An attachment that calls once, in a turn of its own, when the element is in sight or about to be. */
export const whenNear = (then: () => void) => (node: Element) => {
  let seen: IntersectionObserver | undefined;
  const watch = () => {
    seen?.disconnect();
    seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        stop();
        void turn().then(then);
      },
      { rootMargin: margin },
    );
    seen.observe(node);
  };
  const stop = () => {
    seen?.disconnect();
    watching.delete(watch);
  };
  watching.add(watch);
  watch();
  return stop;
};
