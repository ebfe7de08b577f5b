import { terse } from './ownData.forms.js';
import type { OwnKind, OwnQuestion } from './ownData.kinds.js';
import { OWN_EQUIPMENT } from './ownData.calls.js';
import { countWords, dayWords, plainCode } from './ownData.words.js';

interface Thing {
  assetTag: string;
  name: string;
  category: string;
  condition: string;
  since: string;
  warrantyExpiry: string | null;
}

const MOST_LISTED = 15;
const WHERE = 'See /profile.';
const NOTHING = `You have no equipment in the portal. ${WHERE}`;
const THING =
  '(?:laptop|notebook|computer|pc|desktop|monitor|screen|phone|smartphone|mobile|printer|tablet|headset|dock|docking station|device|machine)s?';
const EQUIPMENT = '(?:equipment|hardware|devices?|gear|assets?|company property)';

/** What people call the things of a category, beside its own name. */
const CALLED: readonly [sign: RegExp, category: string][] = [
  [/\b(?:notebook|computer|machine|pc)s?\b/i, 'Laptop'],
  [/\b(?:computer|machine|pc)s?\b/i, 'Desktop'],
  [/\bscreens?\b/i, 'Monitor'],
  [/\b(?:mobile|smartphone|cell)s?\b/i, 'Phone'],
  [/\b(?:headset|dock|docking station|keyboard|mouse)s?\b/i, 'Accessory'],
];

/** Of what someone has, the things they speak of; all, when they name none that they have. */
function meantOf(things: readonly Thing[], text: string): readonly Thing[] {
  const said = text.toLowerCase();
  const called = new Set(CALLED.filter(([sign]) => sign.test(text)).map(([, category]) => category));
  const meant = things.filter(
    ({ category, name }) =>
      called.has(category) || said.includes(category.toLowerCase()) || said.includes(name.toLowerCase()),
  );
  return meant.length > 0 ? meant : things;
}

const ofEquipment =
  (words: (things: readonly Thing[], question: OwnQuestion) => string) =>
  async (question: OwnQuestion): Promise<string> => {
    const { myEquipment } = await question.graph<{ myEquipment: Thing[] }>(OWN_EQUIPMENT);
    return myEquipment.length === 0 ? NOTHING : words(myEquipment, question);
  };

function listed(things: readonly Thing[], line: (thing: Thing) => string): string {
  const more = things.length > MOST_LISTED ? [`- and ${things.length - MOST_LISTED} more`] : [];
  return [...things.slice(0, MOST_LISTED).map((thing) => `- ${line(thing)}`), ...more].join('\n');
}

const nameOf = ({ name, assetTag }: Thing): string => `${name} (${assetTag})`;

function warrantyOf({ warrantyExpiry }: Thing, today: string): string {
  if (warrantyExpiry === null) return 'has no warranty in the register; IT can tell you more';
  return warrantyExpiry < today
    ? `has been out of warranty since ${dayWords(warrantyExpiry)}`
    : `is under warranty until ${dayWords(warrantyExpiry)}`;
}

/** What the organization has given to whoever asks. */
export const equipmentKinds: readonly OwnKind[] = [
  {
    id: 'warranty',
    example: 'Until when is my laptop under warranty?',
    forms: [
      new RegExp(
        String.raw`\bmy (?:\w+ ){0,3}?(?:${THING}|${EQUIPMENT})\b[^|]{0,40}\b(?:warranty|guarantee)\b`,
      ),
      new RegExp(
        String.raw`\b(?:warranty|guarantee)\b[^|]{0,40}\b(?:of|on|for|my)\b[^|]{0,20}\b(?:my|mine)\b(?: \w+){0,3}? ?(?:${THING}|${EQUIPMENT})?`,
      ),
    ],
    not: /\b(?:claim|extend|extension|void|buy|how do|how can|who pays|policy)\b/,
    answer: ofEquipment((things, { text, today }) => {
      const meant = meantOf(things, text);
      const [first] = meant;
      return first && meant.length === 1
        ? `Your ${nameOf(first)} ${warrantyOf(first, today)}. ${WHERE}`
        : `${listed(meant, (thing) => `${nameOf(thing)} ${warrantyOf(thing, today)}`)}\n${WHERE}`;
    }),
  },
  {
    id: 'equipment',
    example: 'Which equipment do I have?',
    forms: [
      new RegExp(
        String.raw`\b(?:which|what|how many|how much) (?:\w+ ){0,3}?(?:${EQUIPMENT}|${THING}) (?:do i have|have i (?:got|been given)|am i (?:holding|responsible for)|did i get|is (?:assigned|registered) to me|are (?:assigned|registered) to me|(?:is|are) (?:mine|in my name))\b`,
      ),
      new RegExp(
        String.raw`\b(?:list|show|tell|give)\b(?: \w+){0,4}? my (?:own |it |company |work )*${EQUIPMENT}\b|\b(?:${EQUIPMENT}|${THING})\b[^|]{0,30}\b(?:assigned to me|in my name|registered to me)\b`,
      ),
      new RegExp(
        String.raw`\b(?:asset tag|tag|model|condition) (?:number )?(?:of|on|is) my (?:\w+ ){0,2}?(?:${THING})\b|\bmy (?:\w+ ){0,2}?(?:${THING}) s asset tag\b`,
      ),
      terse(`(?:it |company |work )?${EQUIPMENT}`),
    ],
    not: /\b(?:new|order|request|broken|lost|stolen|slow|replace\w*|return|give back|allowed|entitled|need|should)\b/,
    answer: ofEquipment((things) => {
      const lines = listed(
        things,
        (thing) =>
          `${nameOf(thing)}, ${thing.category.toLowerCase()}, yours since ${dayWords(thing.since)}, ${plainCode(thing.condition).toLowerCase()} condition when you got it`,
      );
      return `You have ${countWords(things.length, 'thing')} of the company:\n${lines}\n${WHERE}`;
    }),
  },
];
