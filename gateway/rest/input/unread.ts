import { MOST_TEXTS } from '../answer/problems.js';
import type { FieldTexts } from '../answer/problems.js';

/** What cannot be read of one call: the texts of its refusal, in the order they were found. */
export class Unread {
  readonly texts: FieldTexts = {};
  private said = 0;

  /** Returns the reader's result for a value that it cannot read. */
  say(at: string, text: string): undefined {
    (this.texts[at] ??= []).push(text);
    this.said += 1;
    return undefined;
  }

  get isEmpty(): boolean {
    return this.said === 0;
  }

  /** Enough is said: what else is wrong in a list is not looked for. */
  get isFull(): boolean {
    return this.said >= MOST_TEXTS;
  }
}
