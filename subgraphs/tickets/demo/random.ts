/** Draws that are the same on every machine: a small seeded generator (mulberry32). */
export interface Draw {
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** One of the items. */
  of<Item>(items: readonly Item[]): Item;
  /** True this often, 0 to 1. */
  chance(share: number): boolean;
  /** A key of the table, as often as its weight says. */
  weighted<Key extends string>(weights: Partial<Record<Key, number>>): Key;
}

/** The item at a place counted from 0; after the last they begin again. */
export function pick<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Ids that tell no order, the same in every run. */
export function randomIds(seed: number, { from, to }: { from: number; to: number }): () => number {
  const draw = drawFrom(seed);
  const taken = new Set<number>();
  return () => {
    let id = draw.whole(from, to);
    while (taken.has(id)) id = draw.whole(from, to);
    taken.add(id);
    return id;
  };
}

export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    of: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to draw from.');
      return item;
    },
    chance: (share) => next() < share,
    weighted: <Key extends string>(weights: Partial<Record<Key, number>>) => {
      const entries = Object.entries(weights) as [Key, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries[entries.length - 1];
      if (!found) throw new Error('There is nothing to draw from.');
      return found[0];
    },
  };
}
