import { folded } from '../../postgres/fold.js';
import { normalForm } from './text.js';

/** A name as it is compared first: without capitals and needless blanks. */
export const asNamed = (name: string): string =>
  normalForm(name, 'NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const alike = (name: string): string => folded(name).replace(/\s+/g, ' ').trim();

/**
 * Records by names that people write in a file or an address: by the exact name, or else by the folded one, without
 * accents, joiners and variants of apostrophes.
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

  /** The records with that name; several if a name is ambiguous. */
  find(name: string): readonly Thing[] {
    return this.named.get(asNamed(name)) ?? this.alike.get(alike(name)) ?? [];
  }
}
