/**
 * Dogs as pieces: the view only counts them by square; here each keeps an id while it lives, so that it can be
 * animated.
 */

/** `side` is its place on the square: 0 left, 1 right. */
export type Dog = { id: number; square: string; side: number };
export type Run = { from: string; to: string };

/** Return the same dogs after they ran, were killed, or came; the counts are always those of the view. */
export function settled(before: Dog[], counts: Record<string, number>, ran: Run[]): Dog[] {
  const dogs = before.map((dog) => ({ ...dog }));
  for (const { from, to } of ran) {
    const runner = dogs.findLast((dog) => dog.square === from);
    if (runner) Object.assign(runner, { square: to, side: -1 });
  }
  let next = Math.max(0, ...before.map((dog) => dog.id)) + 1;
  return Object.entries(counts).flatMap(([square, count]) => {
    const here = dogs.filter((dog) => dog.square === square).slice(0, count);
    while (here.length < count) here.push({ id: next++, square, side: -1 });
    return seated(here);
  });
}

/** Put two dogs of a square on different sides. */
function seated(here: Dog[]): Dog[] {
  const taken = new Set<number>();
  for (const dog of here) {
    if (dog.side < 0 || taken.has(dog.side)) dog.side = -1;
    else taken.add(dog.side);
  }
  for (const dog of here) {
    if (dog.side >= 0) continue;
    dog.side = taken.has(0) ? 1 : 0;
    taken.add(dog.side);
  }
  return here;
}
