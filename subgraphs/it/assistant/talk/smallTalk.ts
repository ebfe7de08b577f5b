import { ASK_PEOPLE } from './answers.js';

const CAN =
  'I answer questions from the knowledge base of IT and HR, and from what is yours in the portal: leave, hours, timesheets, tickets and requests, job applications, manager, team and department. Try:\n- How do I connect to the VPN from home?\n- How many days of leave do I have left?\n- What is the status of my latest ticket?\n- Who is my manager?';
const PROGRAM = `I am the portal's assistant, a program.`;
const SORRY =
  'I am sorry about that. Ask it in other words, with the thing that it is about, such as “How many days of sick leave do I have left?”; or ask people by a ticket at /employee/tickets.';

/** What is answered to small talk, by its class: a file of `sentences/talk`. */
const ANSWERS: Readonly<Record<string, string>> = {
  complaint: SORRY,
  mood: 'I hope it gets better from here. What would you like to know?',
  wellbeing: 'I am ready to help. What would you like to know?',
  joke: 'I know no jokes; my strengths are leave, timesheets and printers. What would you like to know?',
  nature: `${PROGRAM} ${CAN}`,
  ability: CAN,
  thanks: 'You are welcome. Ask again whenever something comes up.',
  goodbye: 'Goodbye! I am here whenever you need me.',
  greeting:
    'Hello! Ask me about IT and HR, or about your own leave, hours and tickets. What would you like to know?',
  noise: 'I cannot make anything of that. What would you like to know?',
  nothing: 'Good. What else would you like to know?',
  people: ASK_PEOPLE,
};

/** The classes of small talk. */
export const talkClasses: readonly string[] = Object.keys(ANSWERS);

/** @param id class of small talk */
export const answerTo = (id: string): string => ANSWERS[id] ?? NOTHING_ASKED;

/** What is answered to a message without words. */
export const NOTHING_ASKED = 'What would you like to know?';

const GREETING = String.raw`(hi|hello|hey|hiya|howdy|yo|greetings|good (morning|afternoon|evening|day)|moin|hallo)( there| again| all| team| assistant| bot| everyone)?`;
const OPENING = new RegExp(
  String.raw`^(${GREETING}|please(?: to)?|excuse me|sorry|dear assistant|hey assistant)\b`,
  'i',
);

/** The message without a greeting in front of a question. */
export const withoutGreeting = (text: string): string =>
  text.replace(OPENING, '').replace(/^[\s,.!:;-]+/, '') || text;
