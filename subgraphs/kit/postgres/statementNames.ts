import { createHash } from 'node:crypto';

const MOST_NAMED = 300;
const MOST_WATCHED = 1000;
const USES_FOR_A_NAME = 3;

/**
 * Which statements PostgreSQL keeps prepared under a name. Every connection keeps each of them for good, and
 * a caller can make up thousands by combining filters and orders; so a text gets its name once it has come a
 * few times, and only so many do.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  /** Uses of texts without a name; those that came longest ago are forgotten first. */
  private readonly uses = new Map<string, number>();

  /** The text's name, or undefined when it is to be planned for this once. */
  nameOf(sql: string): string | undefined {
    const known = this.names.get(sql);
    if (known !== undefined || this.names.size >= MOST_NAMED) return known;
    const uses = (this.uses.get(sql) ?? 0) + 1;
    this.uses.delete(sql);
    if (uses < USES_FOR_A_NAME) {
      this.uses.set(sql, uses);
      if (this.uses.size > MOST_WATCHED) this.uses.delete(this.uses.keys().next().value ?? '');
      return undefined;
    }
    const name = createHash('sha1').update(sql).digest('base64url');
    this.names.set(sql, name);
    return name;
  }
}
