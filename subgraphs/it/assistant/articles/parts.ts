import { passagesOf } from './passages.js';
import type { Unit } from './passages.js';

/** Characters that are encoded at once: beyond them one vector says little of each. */
const MOST_CHARACTERS = 400;

/** The texts that an article is encoded as: some units of a passage each, below title and heading. */
export function partsOf({ title, content }: { title: string; content: string }): string[] {
  return passagesOf(content).flatMap(({ heading, units }) => {
    const above = heading === null ? `${title}. ` : `${title}. ${heading}. `;
    const groups: Unit[][] = [];
    let length = Infinity;
    for (const unit of units) {
      if (length + unit.text.length > MOST_CHARACTERS) {
        groups.push([]);
        length = above.length;
      }
      groups.at(-1)?.push(unit);
      length += unit.text.length + 1;
    }
    return groups.map((group) =>
      `${above}${group.map(({ text }) => text).join('\n')}`.slice(0, MOST_CHARACTERS),
    );
  });
}
