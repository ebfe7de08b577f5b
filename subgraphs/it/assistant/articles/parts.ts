import { passagesOf } from './passages.js';
import type { Unit } from './passages.js';

/** Units of one passage that are encoded together. */
export interface Part {
  units: readonly Unit[];
  /** Title, heading and units as one text. */
  text: string;
}

/** Characters that are encoded at once: beyond them one vector says little of each. */
const MOST_CHARACTERS = 400;

/** An article as it is encoded, in its order. @param article its content in Markdown */
export function partsOf({ title, content }: { title: string; content: string }): Part[] {
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
    return groups.map((group) => ({
      units: group,
      text: `${above}${group.map(({ text }) => text).join('\n')}`.slice(0, MOST_CHARACTERS),
    }));
  });
}
