import { folded } from '../../postgres/fold.js';
import { normalForm } from './text.js';

/** A name as it is compared first: without capitals and needless blanks. */
export const asNamed = (name: string): string =>
  normalForm(name, 'NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const alike = (name: string): string => folded(name).replace(/\s+/g, ' ').trim();

/**
 * Things by the names that people give them in a file or an address: as they are called, or else as every search
 * compares texts, without accents, joiners and other apostrophes.
 */
export class Names<Thing> {
  private readonly named = new Map<string, Thing[]>();
  private readonly alike = new Map<string, Thing[]>();

  add(name: string, thing: Thing): void {
    for (const [found, key] of [
      [this.named, asNamed(name)],
      [this.alike, alike(name)],
    ] as const)
      found.set(key, [...(found.get(key) ?? []), thing]);
  }

  /** What is called so; several where a name is not enough. */
  find(name: string): readonly Thing[] {
    return this.named.get(asNamed(name)) ?? this.alike.get(alike(name)) ?? [];
  }
}
