import { expectMost } from '../testing/expectMost.js';
import { classMeant, sortMeant } from '../testing/meant.js';
import { answerTo, withoutGreeting } from './smallTalk.js';

test('small talk is mostly known as such and answered', () =>
  expectMost<[string, RegExp]>(
    [
      ['Hello!', /^Hello!/],
      ["hey there, how's it going today?", /ready to help/],
      ['thanks a lot', /welcome/],
      ['bye', /Goodbye/],
      ['👍', /What would you like to know/],
      ['What can you do?', /knowledge base/],
      ['can you help me?', /knowledge base/],
      ['Good morning! Who or what are you, and what can you help me with?', /a program/],
      ['which model are you', /a program/],
      ['are you ChatGPT?', /a program/],
      ['who made you?', /a program/],
      ['tell me a joke', /no jokes/],
      ['that answer was wrong', /^I am sorry.*other words/],
      ['that is not what I asked', /^I am sorry/],
      ['you are wrong', /^I am sorry/],
      ['wrong answer', /^I am sorry/],
      ['this does not help', /^I am sorry/],
      ["great, thanks, that's all. have a good one!", /welcome/],
      ['Hey hey, finally Friday! How are you doing today?', /ready to help/],
      ['Thanks a lot, you just saved my afternoon :)', /welcome/],
      ['Perfect, that worked. Thanks again.', /welcome/],
      ['That was all for today, thanks a lot for your help. Have a nice evening!', /welcome/],
      ['You have been a great help this morning, thank you so much', /welcome/],
      ['That is it for this week, have a lovely weekend', /Goodbye/],
      ["ok I'm off home, good night", /Goodbye/],
      ['hey, you around?', /^Hello!/],
      ['Good morning! My first day, a bit nervous, haha. How are you?', /ready to help/],
      ['hello, such a foggy morning again', /^Hello!/],
      ['I am new here. What kind of questions may one ask?', /^I answer questions/],
      ['Do you ever sleep?', /a program/],
      ['just checking whether this thing works', /^Good\./],
      ['okay, forget it, I found it myself', /^Good\./],
      ["I've had such an awful day.", /gets better/],
      ["You don't understand anything, do you?", /^I am sorry/],
    ],
    ([text, answer]) => expect(answerTo(classMeant(text, 'talk'))).toMatch(answer),
    0.85,
  ));

test('small talk that asks something is mostly taken for a question', () =>
  expectMost<string>(
    [
      'Are you a human? And how many days have I left?',
      'thanks, and how do I print?',
      'Do I have Friday off? Thanks!',
      'is my leave for tomorrow fine, thank you',
      'thanks, but who will help me with the dock',
      'have a good one for my laptop bag?',
      'ok, what now with my ticket',
      'I am off on Friday, who covers?',
      'can you help me connect to the VPN?',
      'help me print',
      'What are you allowed to tell a visitor?',
      'the answer to my ticket was wrong, what now?',
      'is it wrong to accept gifts?',
      'Which model of laptop do I get?',
      'tell me the rules about jokes at work',
      'Who can help me with my payslip?',
    ],
    (text) => expect(sortMeant(text)).not.toBe('talk'),
  ));

test('who wants to talk to people is mostly understood', () =>
  expectMost<string>(
    [
      'I want to talk to a human',
      'human please',
      'can I speak with a real person',
      'give me a human',
      'connect me to an agent please',
      'transfer me to an operator',
      'I want to speak to somebody',
    ],
    (text) => expect(classMeant(text, 'talk')).toBe('people'),
    0.85,
  ));

test('who asks for an answer is not sent to people', () =>
  expectMost<string>(
    [
      'I want to talk to someone about harassment',
      'Who is the contact person for visas?',
      'Can I speak with my manager about a raise?',
      'agent software on my laptop',
    ],
    (text) => expect(classMeant(text, 'talk')).not.toBe('people'),
    0.75,
  ));

test('a greeting in front of a question is no part of it', () => {
  expect(withoutGreeting('Good morning, how do I print?')).toBe('how do I print?');
  expect(withoutGreeting('Hello')).toBe('Hello');
});
