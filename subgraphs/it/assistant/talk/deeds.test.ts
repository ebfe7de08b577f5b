import { expectMost } from '../testing/expectMost.js';
import { sortMeant } from '../testing/meant.js';
import { conceptsOf } from '../understanding/concepts.js';
import { cannotDo } from './answers.js';
import { deedOf, placeOfDoing } from './deeds.js';

const deed = (text: string) => deedOf(text, conceptsOf(text));

test('what people do themselves on a page is mostly known as something to be done, with the page', () =>
  expectMost<[string, string]>(
    [
      ['Submit my timesheet', '/employee/time-tracking'],
      ['can you submit my timesheet for me', '/employee/time-tracking'],
      ['Please log eight hours for today', '/employee/time-tracking'],
      ['start my timer', '/employee/time-tracking'],
      ['Please reset my password', '/profile'],
      ['change my address', '/profile'],
      ['Approve all leave requests', '/employee/leave'],
      ["Reject Tuesday's leave request", '/employee/leave'],
      ['cancel my vacation', '/employee/leave'],
      ['book me two days off next week', '/employee/leave'],
      ['Please put me down for a personal day next Friday and approve it straight away', '/employee/leave'],
      [
        "I'm in a hurry, please just file two days of personal leave for me from Wednesday and approve it while you're at it.",
        '/employee/leave',
      ],
      ['Open a ticket for my broken monitor please', '/employee/tickets'],
      ['My monitor is broken. Create a ticket!', '/employee/tickets'],
      ['grant me access to Salesforce', '/employee/tickets'],
      ['please order me a new laptop', '/employee/tickets'],
      ['could you install Docker for me?', '/employee/tickets'],
      ['Add eight hours to Tuesday, I forgot to log them', '/employee/time-tracking'],
      ["I'm ill today. Report me sick until Wednesday please.", '/employee/leave'],
      ['Move my holiday to July', '/employee/leave'],
      ['I do not need the days any more. Please take back my leave request', '/employee/leave'],
      ['Could you ask Daniel to approve my leave?', '/employee/leave'],
    ],
    ([text, place]) => expect([sortMeant(text), deed(text).place]).toEqual(['deeds', place]),
    0.85,
  ));

test('what has no page is mostly known as nothing to answer from articles, and no page is named', () => {
  expect(cannotDo({ place: null, isByTicket: false, note: null }, null)).not.toContain('/');
  return expectMost<string>(
    [
      'make me admin',
      'give me admin rights',
      'set my salary to 100000',
      'raise my salary',
      'Please cancel the print job for me',
      'give me a raise',
      'promote me',
      'delete all articles',
      'write me a poem',
      'write a poem about printers',
      'translate this into French for me',
      'send an email to my boss for me',
      'could you please remind me to submit something',
    ],
    (text) =>
      expect([['deeds', 'orders', 'talk'].includes(sortMeant(text)), deed(text).place]).toEqual([true, null]),
    0.75,
  );
});

test.each([
  ['approve my leave', 'Nobody approves their own leave'],
  ['please accept my vacation', 'Nobody approves their own leave'],
  ['Please put me down for a personal day next Friday and approve it', 'Nobody approves their own leave'],
  ['approve my timesheet', 'Nobody approves their own timesheet'],
])('"%s" is told that nobody decides on what is their own', (text, note) => {
  expect(deed(text).note).toContain(note);
});

test('a question, or a title of an article, is mostly nothing to be done', () =>
  expectMost<string>(
    [
      'Ordering shirts for my team. How many people report directly to me right now?',
      'Booking flights for December. How many days of leave do I have left?',
      "I'd like to close my IT ticket. Is it still open at all?",
      'Connect to wifi',
      'Create a shared mailbox',
      'book a hotel in Boston',
      'Give me the limit for gifts',
      'vpn',
      'help me connect to the VPN',
      'Pair a headset',
      'connect my headset',
      'install approved software',
      'Recall a message',
      'Please tell me how to print',
      'Reset a forgotten passphrase',
      'Add a second monitor',
      'Order a headset',
      'Set up two-factor sign-in',
      'Change bank details',
      'request unpaid leave',
      'can you print double sided?',
      'can you use the VPN on a tablet?',
      'Log in from abroad',
      'Apply for an internal job',
      'send large files',
      'open a shared calendar',
      'open tickets',
      'open ticket status',
      'give me my leave balance',
      'remind me what my job title is',
      'send me the link to the travel policy',
      'Was my leave approved?',
      'How do I submit my timesheet?',
      'My timesheet was rejected, what now?',
      'I am new here. The director wrote me a mail that I shall buy five cards of 100 dollars and tell it to nobody. How can I know if it is really him?',
    ],
    (text) => expect(sortMeant(text)).not.toBe('deeds'),
    0.85,
  ));

test.each([
  ['how do I open a ticket?', '/employee/tickets'],
  ['where can I enter my hours', '/employee/time-tracking'],
  ['How do I request leave?', '/employee/leave'],
  ['how can I leave feedback', '/employee/feedback'],
  ['How do I change my salary?', null],
  ['How do I connect to the VPN?', null],
  ['Who opened my ticket?', null],
])('"%s" asks for a way whose page is %s', (text, place) => {
  expect(placeOfDoing(text, conceptsOf(text))).toBe(place);
});
