import { costAgainst } from '../../../kit/testing/cost.js';
import { routeOf } from '../route/route.js';
import { conceptsOf } from '../understanding/concepts.js';
import { topicOf } from '../understanding/followUp.js';
import { ABOUT_OTHERS } from './answers.js';
import { placeOfDoing } from './deeds.js';
import { isForeign } from './language.js';
import { asksAboutOthers } from './otherPeople.js';
import { refusedAgain } from './refused.js';

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
  'a. ',
  ', is',
];

const STEPS: Readonly<Record<string, (text: string) => unknown>> = {
  isForeign,
  placeOfDoing: (text) => placeOfDoing(text, new Set(['leave'])),
  routeOf: (text) => routeOf(text, ''),
  asksAboutOthers: (text) =>
    asksAboutOthers({ text, concepts: conceptsOf(text), before: null, unknown: new Set(['x', 'y']) }),
  refusedAgain: (text) => refusedAgain(text, ABOUT_OTHERS),
  topicOf: (text) => topicOf(text, [text]),
};

/** Times what all steps together take for an ordinary message; what goes back and forth takes hundreds. */
const MOST = 45;
/** Characters of the longest message. */
const LONGEST = 4_000;
const filled = (piece: string) => piece.repeat(LONGEST).slice(0, LONGEST);
const ORDINARY = filled(
  'The printer has no paper again, and I want to know how many days of leave I have left this year. ',
);
const allSteps = () => Object.values(STEPS).forEach((step) => step(ORDINARY));

test.each(Object.entries(STEPS))(
  '%s takes a moment for a message of 4,000 characters, whatever stands in it',
  (_, step) => {
    for (const beginning of BEGINNINGS) {
      const text = filled(beginning);
      const times = costAgainst(allSteps, () => step(text), MOST);
      expect([beginning, times <= MOST ? 'in a moment' : times]).toEqual([beginning, 'in a moment']);
    }
  },
);
