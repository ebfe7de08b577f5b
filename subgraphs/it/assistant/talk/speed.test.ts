import { ownParts } from '../ownData/ownData.service.js';
import { conceptsOf } from '../understanding/concepts.js';
import { topicOf } from '../understanding/followUp.js';
import { ABOUT_OTHERS } from './answers.js';
import { isAttack } from './attacks.js';
import { orderOf } from './commands.js';
import { isForeign } from './language.js';
import { asksAboutOthers } from './otherPeople.js';
import { refusedAgain } from './refused.js';
import { smallTalk, wantsPeople } from './smallTalk.js';

/** Beginnings of signs, over and over: where one goes back and forth, it does so here. */
const BEGINNINGS = [
  'a',
  ' ',
  '.',
  '"',
  '<',
  '{{',
  'a@',
  'Ä',
  'my ',
  'who is ',
  'please ',
  'show me all ',
  'how many ',
  'is my boss ',
  'ignore ',
  'tell your the ',
  'the new old guy ',
  "anna's ",
  'Anna Anna ',
  'what is my ',
  'how long have i ',
  'list of people who ',
  'i am i am ',
  'x y ',
  'good thanks ',
];

const STEPS: Readonly<Record<string, (text: string) => unknown>> = {
  isAttack,
  isForeign,
  smallTalk,
  wantsPeople,
  ownParts,
  orderOf: (text) => orderOf(text, new Set(['leave'])),
  asksAboutOthers: (text) =>
    asksAboutOthers({ text, concepts: conceptsOf(text), before: null, unknown: new Set(['x', 'y']) }),
  refusedAgain: (text) => refusedAgain(text, ABOUT_OTHERS),
  topicOf: (text) => topicOf(text, [text]),
};

/** Of the processor: others use the machine, too. What goes back and forth takes seconds. */
const MOST_MILLISECONDS = 200;

function millisecondsOf(step: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  step(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test.each(Object.entries(STEPS))(
  '%s takes a moment for a message of 4,000 characters, whatever stands in it',
  (_, step) => {
    for (const beginning of BEGINNINGS) {
      const text = beginning.repeat(Math.ceil(4_000 / beginning.length)).slice(0, 4_000);
      const shortest = Math.min(...Array.from({ length: 5 }, () => millisecondsOf(step, text)));
      expect([beginning, shortest < MOST_MILLISECONDS]).toEqual([beginning, true]);
    }
  },
);
