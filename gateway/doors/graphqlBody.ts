import { Kind } from 'graphql';
import { isReadable, LONGEST, runnable, tooLarge } from '../limits/documents.js';
import { excessProblem, JsonWatch, MOST } from '../limits/jsonExtent.js';
import { declaredBy, undeclaredProblem } from '../limits/variables.js';
import type { Portal } from '../run/portal.js';
import { UnreadBody } from './readBody.js';

/** A longer body is judged while it arrives: what makes it refused may be at its beginning. */
export const LARGE = 65_536;

/** A character of a document takes at most this many bytes, written as `\u0041`. */
const BYTES_A_CHARACTER = 6;
const MOST_KEPT = 100;

/** Why a body is refused, or what of it says why. */
type Verdict = { refusal: Error } | { body: { query: string } };

/** A body that was not read to its end, or not parsed. */
export class Judged {
  constructor(
    readonly verdict: Verdict,
    readonly isWhole: boolean,
  ) {}
}

/** Characters allowed after the last bracket of a body, such as a line feed. */
const MOST_BEHIND = 1_024;

/** Judges bodies while they arrive; documents that were let in with a large one are remembered. */
export class BodyJudges {
  /** The text of a document to the variables that it declares. */
  private readonly kept = new Map<string, ReadonlySet<string>>();

  constructor(private readonly portal: Pick<Portal, 'apiSchema' | 'config'>) {}

  /** For a body that begins to arrive. */
  begin(): (bytes: Buffer, left: number) => Verdict | null {
    const watch = new JsonWatch(MOST.variables);
    let declared: ReadonlySet<string> | null = null;
    let known = 0;
    return (bytes, left) => {
      const excess = watch.look(bytes);
      if (excess) return { refusal: excessProblem(excess) };
      if (bytes.length <= LARGE) return null;
      if (watch.documentBytes() > LONGEST * BYTES_A_CHARACTER) return { refusal: tooLarge() };
      // It is no object, or ended long ago.
      if (watch.depth === 0 && left > MOST_BEHIND) return { refusal: new UnreadBody(400) };
      const query = declared ? null : watch.document();
      if (query !== null) {
        declared = this.declaredIn(query);
        if (!declared) return { body: { query } };
      }
      if (!declared) return null;
      const names = watch.variables(known);
      known += names.length;
      const problem = undeclaredProblem(names, declared);
      return problem && { refusal: problem };
    };
  }

  /** Null for a document that does not run. */
  private declaredIn(text: string): ReadonlySet<string> | null {
    const known = this.kept.get(text);
    if (known) return known;
    const document = isReadable(text) ? runnable(text, this.portal.apiSchema, this.portal.config) : null;
    if (!document) return null;
    const declared = new Set(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION ? declaredBy(definition) : [],
      ),
    );
    if (this.kept.size >= MOST_KEPT) this.kept.delete(this.kept.keys().next().value ?? '');
    this.kept.set(text, declared);
    return declared;
  }
}
