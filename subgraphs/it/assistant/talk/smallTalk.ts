import { plainWords } from '../understanding/words.js';
import { passingOf } from './passing.js';
import type { Passing } from './passing.js';

const GREETING = String.raw`(hi|hello|hey|hiya|howdy|yo|greetings|good (morning|afternoon|evening|day)|moin|hallo)( there| again| all| team| assistant| bot| everyone)?`;
const THANKS = String.raw`(thanks|thank you|thx|ty|cheers|much appreciated|appreciate it|many thanks|great help)( a lot| so much| very much| for (your|the) help| again| for that| that (helped|is great)| you too)*`;

const CAN =
  'I answer questions from the knowledge base of IT and HR, and from what is yours in the portal: leave, hours, timesheets, tickets and requests, job applications, manager, team and department. Try:\n- How do I connect to the VPN from home?\n- How many days of leave do I have left?\n- What is the status of my latest ticket?\n- Who is my manager?';
const PROGRAM = `I am the portal's assistant, a program.`;
const SORRY =
  'I am sorry about that. Ask it in other words, with the thing that it is about, such as “How many days of sick leave do I have left?”; or ask people by a ticket at /employee/tickets.';

const ANSWERS: Readonly<Record<Passing, string>> = {
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
};

/** Said in passing, tried on the whole of the plain words; the first that fits is answered. */
const TALK: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`^(${GREETING} ?)?(how are you|how is it going|how do you do|what is up|whats up|how are things|how s it going|are you ok|how are you doing|you ok)( today| doing| going)*$`,
    ),
    ANSWERS.wellbeing,
  ],
  [new RegExp(String.raw`^${GREETING}$`), ANSWERS.greeting],
  [
    new RegExp(
      String.raw`^((ok|okay|great|perfect|cool|nice|super|awesome|alright|got it|very good|good|excellent|wonderful|no) ?)*${THANKS}$`,
    ),
    ANSWERS.thanks,
  ],
  [
    /^(bye|goodbye|good bye|see you( later)?|see ya|ciao|good night|have a (nice|good|great) (day|evening|weekend|one)|that is all|that s all|nothing else|no that is all)( then| bye)?$/,
    ANSWERS.goodbye,
  ],
  [
    /^(ok|okay|great|perfect|cool|nice|super|awesome|alright|got it|very good|good|excellent|fine|i see|understood|yes|no|sure|wow|lol|haha)( ok| great| good| then)?$/,
    ANSWERS.nothing,
  ],
  [
    /^(no |but |sorry |hey )*(that|this|it|your (last )?(answer|reply|response)|the (last )?answer|that answer)( (is|was|s))?( still| just| totally| completely)? (wrong|not right|incorrect|false|not correct|nonsense|rubbish|useless|no help|not helpful|unhelpful|not what i (asked|meant|wanted)( for)?|not an answer)\b|^(you (are|re|were) (wrong|useless|mistaken|no help|not helpful|stupid|dumb|terrible)|you (did not|do not|don t) (answer|understand)( me| my question| that)?|wrong( answer)?|bad (answer|bot)|(that|this|it) (did not|does not|do not) (help|answer)( me| my question)?( at all)?|i (did not|do not) (mean|ask) that|nonsense)$/,
    SORRY,
  ],
  [
    /^(please |can you |could you )*(tell|give|know)( me| us)? (a|another|any|some) (good |funny )?(jokes?|story|riddle)$|^(do you know |any |got any )?(a )?(good )?jokes?$|^(make me laugh|sing( me)? a song|entertain me)$/,
    ANSWERS.joke,
  ],
  [
    /\b((which|what) (ai |language )?model (are|r|do|is|powers|runs)|which (ai|llm) (are|is)|are you (gpt|chatgpt|claude|gemini|copilot|an llm|a language model)|(which|what) version are you|who trained you)\b/,
    ANSWERS.nature,
  ],
  [
    /\b(who|what) (are|r) (you|u)\b(?! (doing|going to|allowed|able|capable|good))|\bare you (a |an )?(human|robot|bot|real|person|ai|machine|alive|program)\b|\b(what is your name|whats your name|what s your name|what should i call you|who (made|built|created) you)\b/,
    ANSWERS.nature,
  ],
  [
    /\b(what can (you|u) (do|help|answer|tell)|what do you (do|know)$|how can you help|what can i ask( you)?$|what (questions|things) can (i|you)|what are you (able|capable|good)|your capabilities|what topics|how do you work$|what else can you)\b|^(please |can you |could you |i need )*help( me| please)*$/,
    CAN,
  ],
];

const HUMAN =
  /\b(talk|speak|chat|connect|transfer|escalate|get|put|pass|switch)( me| this)?( through| over)? (to|with) (a |an |some |the )?(real |actual |live )?((human|agent|operator|representative)\b|(person|someone|somebody|people)( please)?$)|^((i want|i need|give me|get me|can i have|i would like) )?(a |an |some )?(real |actual |live )?(human|agent|operator|person)( being)?( please)?$/;

const OPENING = new RegExp(
  String.raw`^(${GREETING}|please(?: to)?|excuse me|sorry|dear assistant|hey assistant)\b`,
  'i',
);

/** What is answered to something said in passing. */
export const answerTo = (passing: Passing): string => ANSWERS[passing];

const QUESTION =
  /^(?:(?:and|but|so|also|then) )*(?:how (?:do|can|many|much|long|often|soon|far)|when|where|which|who (?:do|can|is my|approves|decides)|what (?:is|s) my|can i|may i|do i|must i)\b/;

/**
 * Whether a sentence beside what is said in passing asks for something: "Are you a human? And how many days
 * have I left?"
 */
const asksMore = (text: string): boolean => {
  const sentences = text.split(/(?<=[.!?])\s+/).map((sentence) => plainWords(sentence));
  return (
    sentences.length > 1 &&
    sentences.some(
      (words) =>
        words.length > 3 &&
        QUESTION.test(words.join(' ')) &&
        passingOf(words) === null &&
        !TALK.some(([sign]) => sign.test(words.join(' '))),
    )
  );
};

/** What is answered to a message that asks nothing, or to what the assistant is; null for any other. */
export function smallTalk(text: string): string | null {
  const words = plainWords(text);
  if (words.length === 0) return 'What would you like to know?';
  const plain = words.join(' ');
  const said = TALK.find(([sign]) => sign.test(plain))?.[1];
  if (said !== undefined) return asksMore(text) ? null : said;
  const passing = passingOf(words);
  return passing === null ? null : ANSWERS[passing];
}

/** Whether someone would rather speak with people. */
export const wantsPeople = (text: string): boolean => HUMAN.test(plainWords(text).join(' '));

/** The message without a greeting in front of a question. */
export const withoutGreeting = (text: string): string =>
  text.replace(OPENING, '').replace(/^[\s,.!:;-]+/, '') || text;
