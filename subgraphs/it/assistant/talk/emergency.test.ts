import { emergency } from './emergency.js';

test.each([
  'I want to hurt myself',
  'I am thinking about suicide',
  "I don't want to live any more",
  'thinking of ending it? I want to die',
  'I can not go on any more',
])('who writes "%s" is told where people help at once', (text) => {
  expect(emergency(text)).toMatch(/988.*not go through this alone/);
});

test.each([
  'Shan collapsed, what do I do?!',
  'Corazon is unconscious',
  'someone broke into the office',
  "there's a fire in the kitchen",
  'I smell smoke on floor 2',
  'my coworker is bleeding',
  'somebody just collapsed in the lobby',
  'the server room is on fire',
  'we need an ambulance',
  'a visitor is having a heart attack',
  'Somebody fell down the stairs and is bleeding',
  'My chest hurts, I cannot breathe',
  'I smell gas in the kitchen',
  'My colleague cut his hand badly, blood everywhere',
  'smoke is coming out of my laptop',
  'Someone in the next room passed out',
  'Heart attack in room Cedar',
  'My coworker is not responding and lies on the floor',
])('who writes "%s" is told to call for help before anything else', (text) => {
  expect(emergency(text)).toMatch(/911.*security/);
});

test.each([
  'Fire Jonas',
  'Somebody broke into my car and the laptop is gone',
  'Where do we meet when the fire alarm goes off?',
  'How is leave for an emergency recorded?',
  'Was he fired?',
  'My battery smells, can I keep using it?',
  'Is there a fire drill this week?',
  'my project is dying',
  'the deadline kills me',
  'My laptop was stolen',
  'How do I claim gas money for my car?',
  'My colleague is not responding to my mails',
  'Fire drill today?',
  'A visitor cut my meeting short',
  'The battery indicator smokes me out of my mind',
])('"%s" is a question as any other', (text) => {
  expect(emergency(text)).toBeNull();
});
