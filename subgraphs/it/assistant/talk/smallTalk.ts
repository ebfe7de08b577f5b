import { plainWords } from '../understanding/words.js';

const GREETING = String.raw`(hi|hello|hey|hiya|howdy|yo|greetings|good (morning|afternoon|evening|day)|moin|hallo)( there| again| all| team| assistant| bot)?`;
const THANKS = String.raw`(thanks|thank you|thx|ty|cheers|much appreciated|appreciate it|many thanks|great help)( a lot| so much| very much| for (your|the) help| again| for that| that (helped|is great)| you too)*`;

const CAN =
  'I answer questions from the knowledge base of IT and HR, and from what is yours in the portal: leave, hours, timesheets, tickets and requests, job applications, manager, team and department. Try:\n- How do I connect to the VPN from home?\n- How many days of leave do I have left?\n- What is the status of my latest ticket?\n- Who is my manager?';

/** Said in passing, tried on the whole of the plain words; the first that fits is answered. */
const TALK: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`^(${GREETING} ?)?(how are you|how is it going|how do you do|what is up|whats up|how are things|how s it going|are you ok|how are you doing)( today)?$`), 'I am ready to help. What would you like to know?'],
  [new RegExp(String.raw`^${GREETING}$`), 'Hello! Ask me about IT and HR, or about your own leave, hours and tickets. What would you like to know?'],
  [new RegExp(String.raw`^((ok|okay|great|perfect|cool|nice|super|awesome|alright|got it|very good|good|excellent|wonderful|no) ?)*${THANKS}$`), 'You are welcome. Ask again whenever something comes up.'],
  [/^(bye|goodbye|good bye|see you( later)?|see ya|ciao|good night|have a (nice|good|great) (day|evening|weekend|one)|that is all|that s all|nothing else|no that is all)( then| bye)?$/, 'Goodbye! I am here whenever you need me.'],
  [/^(ok|okay|great|perfect|cool|nice|super|awesome|alright|got it|very good|good|excellent|fine|i see|understood|yes|no|sure|wow|lol|haha)( ok| great| good| then)?$/, 'Good. What else would you like to know?'],
  [/\b(what can (you|u) (do|help|answer|tell)|what do you (do|know)|how can you help|what can i ask|what (questions|things) can|what are you (able|capable|good)|can you help me|help me please|your capabilities|what topics|how do you work|what else can you)\b|^help( me| please)?$/, CAN],
  [/\b(who|what) (are|r) (you|u)\b|\bare you (a )?(human|robot|bot|real|person|ai|chatgpt|machine|alive)\b|\b(your name|what should i call you|who (made|built|created) you)\b/, `I am the portal's assistant, a program. ${CAN}`],
];

const OPENING = new RegExp(String.raw`^(${GREETING}|please|excuse me|sorry|dear assistant|hey assistant)\b`, 'i');

/** What is answered to a message that asks nothing, or to what the assistant is; null for any other. */
export function smallTalk(text: string): string | null {
  const plain = plainWords(text).join(' ');
  if (plain === '') return 'What would you like to know?';
  return TALK.find(([sign]) => sign.test(plain))?.[1] ?? null;
}

/** The message without a greeting in front of a question. */
export const withoutGreeting = (text: string): string => text.replace(OPENING, '').replace(/^[\s,.!:;-]+/, '') || text;
