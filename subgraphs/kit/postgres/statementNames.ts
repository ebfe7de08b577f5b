import { createHash } from 'node:crypto';

const MOST_NAMED = 300;
const MOST_WATCHED = 1000;
const USES_FOR_A_NAME = 3;
/**
 * Seconds after which an unused name may be given to another statement. Connections do not live longer, so that
 * none keeps more than twice as many statements as there are names.
 */
export const LIFE_OF_A_NAME = 600;

/**
 * Which statements PostgreSQL keeps prepared under a name. Every connection keeps each of them to its end, and a
 * caller can make up thousands by combining filters and orders; so a text gets a name only after it has run a few
 * times, and the number of names is limited. Names used up by a burst of statements become free after it.
 */
export class StatementNames {
  /** The one that was used longest ago comes first. */
  private readonly names = new Map<string, { name: string; usedAt: number }>();
  /** Uses of texts without a name; the least recently used are evicted first. */
  private readonly uses = new Map<string, number>();

  constructor(private readonly now = () => Date.now()) {}

  /** The text's name, or undefined when it is to be planned for this once. */
  nameOf(sql: string): string | undefined {
    const known = this.names.get(sql);
    if (known) return this.keep(sql, known.name);
    if (!this.hasRoom()) return undefined;
    const uses = (this.uses.get(sql) ?? 0) + 1;
    this.uses.delete(sql);
    if (uses < USES_FOR_A_NAME) {
      this.uses.set(sql, uses);
      if (this.uses.size > MOST_WATCHED) this.uses.delete(this.uses.keys().next().value ?? '');
      return undefined;
    }
    if (this.names.size >= MOST_NAMED) this.names.delete(this.names.keys().next().value ?? '');
    return this.keep(sql, createHash('sha1').update(sql).digest('base64url'));
  }

  private keep(sql: string, name: string): string {
    this.names.delete(sql);
    this.names.set(sql, { name, usedAt: this.now() });
    return name;
  }

  private hasRoom(): boolean {
    if (this.names.size < MOST_NAMED) return true;
    const [oldest] = this.names.values();
    return oldest !== undefined && oldest.usedAt <= this.now() - LIFE_OF_A_NAME * 1000;
  }
}
