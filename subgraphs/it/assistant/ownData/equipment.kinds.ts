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
