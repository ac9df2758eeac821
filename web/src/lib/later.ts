type Attach = (element: HTMLElement) => () => void;

/** An attachment whose script comes when the element is there. A picture that nobody can touch does without it. */
export function later(load: () => Promise<Attach>): Attach {
  return (element) => {
    let end: (() => void) | null = null;
    let gone = element.closest("[inert]") !== null;
    if (!gone) void load().then((attach) => (end = gone ? null : attach(element)));
    return () => {
      gone = true;
      end?.();
    };
  };
}
