import { badInput } from '../../subgraphs/kit/request/errors.js';
import type { PortalError } from '../../subgraphs/kit/request/errors.js';

/**
 * The limits of a JSON text that is parsed, whoever sends it: parsed values are traversed several times on their
 * way to a subgraph. The longest forms of the portal stay below a tenth.
 */
export const MOST = {
  /** Objects, lists and their values. */
  values: 20_000,
  /** How deep they are nested in each other. */
  depth: 50,
  /** Values under `variables`: no document within its bounds declares more. */
  variables: 200,
} as const;

const [QUOTE, BACKSLASH, COLON, COMMA] = [34, 92, 58, 44];
const OPENING = { brace: 123, bracket: 91 };
const CLOSING = { brace: 125, bracket: 93 };

/** A bound that a text is past, and where. */
export interface Excess {
  text: string;
  /** Names of the outermost value in which it happened, and of the one within that. */
  names: readonly [string, string];
}

/** From the byte of the first to that after the last. */
type Span = readonly [number, number];
const NONE: Span = [0, 0];
const NOTHING = Buffer.alloc(0);

/** After this many bytes of a string its end is searched for in one step. */
const NEAR = 64;

/** The end of a string that continues in this chunk; past the end of the bytes if it does not end here. */
function endOfString(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const near = Math.min(bytes.length, at + NEAR);
    while (at < near) {
      const sign = bytes[at];
      if (sign === QUOTE) return at;
      at += sign === BACKSLASH ? 2 : 1;
    }
    if (at >= bytes.length) return at;
    const found = bytes.indexOf(QUOTE, at);
    const end = found < 0 ? bytes.length : found;
    let escapes = end;
    while (escapes > at && bytes[escapes - 1] === BACKSLASH) escapes -= 1;
    const isEscaped = (end - escapes) % 2 === 1;
    if (!isEscaped) return end;
    at = end + 1;
  }
  return at;
}

/** Looks through a text that may be JSON while it arrives. */
export class JsonWatch {
  /** How deep it is nested in objects and lists: 0 before the first and after the last. */
  depth = 0;
  private bytes: Buffer = NOTHING;
  private at = 0;
  private values = 0;
  /** Where the string began that has not ended yet. */
  private opened = -1;
  private lastString: Span = NONE;
  private isAfterColon = false;
  private readonly names: [Span, Span] = [NONE, NONE];
  private query: Span | null = null;
  private readonly given: Span[] = [];

  /** @param mostVariables names under `variables` */
  constructor(private readonly mostVariables = Infinity) {}

  /**
   * Continues where it stopped.
   * @param bytes the text from its beginning, as far as it has arrived
   * @returns null as long as it may be parsed
   */
  look(bytes: Buffer): Excess | null {
    this.bytes = bytes;
    let { at } = this;
    let said: string | null = null;
    for (; at < bytes.length && said === null; at += 1) {
      if (this.opened >= 0) {
        at = endOfString(bytes, at);
        if (at >= bytes.length) break;
        this.endString(at);
        continue;
      }
      const sign = bytes[at];
      if (sign === QUOTE) this.opened = at + 1;
      else if (sign === COLON) said = this.name();
      else if (sign === COMMA || sign === OPENING.brace || sign === OPENING.bracket) {
        this.isAfterColon = false;
        this.values += 1;
        if (sign !== COMMA) this.depth += 1;
        if (this.depth > MOST.depth) said = `Values may be nested at most ${MOST.depth} levels deep.`;
        else if (this.values > MOST.values) said = `A request may hold at most ${MOST.values} values.`;
      } else if (sign === CLOSING.brace || sign === CLOSING.bracket) this.depth -= 1;
    }
    this.at = at;
    return said === null
      ? null
      : { text: said, names: [this.textOf(this.names[0]), this.textOf(this.names[1])] };
  }

  /** The value of `query`, once it has come; null when it is no text. */
  document(): string | null {
    return this.query && this.readString(this.query);
  }

  /** Bytes of the value of `query` that have come. */
  documentBytes(): number {
    if (this.query) return this.query[1] - this.query[0];
    return this.opened >= 0 && this.isDocument() ? this.bytes.length - this.opened : 0;
  }

  /** The names of variables that have arrived, without the first few. */
  variables(skipped: number): string[] {
    return this.given.slice(skipped).map((span) => this.readString(span) ?? this.textOf(span));
  }

  private endString(at: number): void {
    this.lastString = [this.opened, at];
    this.opened = -1;
    if (this.isDocument()) this.query = this.lastString;
  }

  private isDocument(): boolean {
    return this.depth === 1 && this.isAfterColon && this.isNamed(this.names[0], 'query');
  }

  /** The text before a colon is a name. */
  private name(): string | null {
    this.isAfterColon = true;
    if (this.depth === 1) this.names[0] = this.lastString;
    if (this.depth !== 2) return null;
    this.names[1] = this.lastString;
    if (!this.isNamed(this.names[0], 'variables')) return null;
    this.given.push(this.lastString);
    return this.given.length > this.mostVariables
      ? `A request may give at most ${this.mostVariables} variables.`
      : null;
  }

  private isNamed([from, to]: Span, name: string): boolean {
    return to - from === name.length && this.bytes.toString('latin1', from, to) === name;
  }

  private textOf([from, to]: Span): string {
    return this.bytes.toString('utf8', from, to);
  }

  private readString(span: Span): string | null {
    try {
      return JSON.parse(`"${this.textOf(span)}"`) as string;
    } catch {
      return null;
    }
  }
}

/** Looks once through a text that may be JSON; null when it may be parsed. */
export const excessOf = (text: string): Excess | null => new JsonWatch().look(Buffer.from(text));

/** A name that can be said again as it is. */
const PLAIN = /^[a-z]\w{0,99}$/i;

export const plainName = (name: string): string | null => (PLAIN.test(name) ? name : null);

/** The refusal of a GraphQL request that is past a bound, under the name of the variable. */
export function excessProblem({ names: [outer, inner], text }: Excess): PortalError {
  return badInput({ [plainName(outer === 'variables' ? inner : outer) ?? 'nonFieldErrors']: [text] });
}

/** The error of a GraphQL request whose JSON is too large; or null. */
export function requestProblem(text: string): PortalError | null {
  const excess = new JsonWatch(MOST.variables).look(Buffer.from(text));
  return excess && excessProblem(excess);
}
