/** What is expensive to draw is drawn when it comes into sight. */
import { turn } from "./turns.svelte";

/** Before anybody scrolls, what only peeps in at the lower edge can wait. */
const STILL = "0px 0px -20%";
/** For those who scroll, what comes next is drawn before it is in sight. */
const AHEAD = "400px";

/** An attachment that calls once, in a turn of its own, when the element is in sight or about to be. */
export const whenNear = (then: () => void) => (node: Element) => {
  let seen: IntersectionObserver | undefined;
  const watch = (rootMargin: string) => {
    seen?.disconnect();
    seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        stop();
        void turn().then(then);
      },
      { rootMargin },
    );
    seen.observe(node);
  };
  const ahead = () => watch(AHEAD);
  const stop = () => {
    seen?.disconnect();
    removeEventListener("scroll", ahead, { capture: true });
  };
  watch(scrollY ? AHEAD : STILL);
  addEventListener("scroll", ahead, { once: true, passive: true, capture: true });
  return stop;
};
