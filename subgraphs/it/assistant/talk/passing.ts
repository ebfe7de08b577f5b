/** What is said in passing, by what is answered to it; of several in one message the first of these. */
export type Passing =
  | 'complaint'
  | 'mood'
  | 'wellbeing'
  | 'joke'
  | 'nature'
  | 'ability'
  | 'thanks'
  | 'goodbye'
  | 'greeting'
  | 'noise'
  | 'nothing';

const ADJECTIVE =
  '(?:so |very |really |absolutely |super |just )*(?:nice|good|great|lovely|wonderful|pleasant|fantastic|relaxing|quiet|brilliant|perfect|awesome|amazing|excellent|helpful|kind|cool|fine|quick|fast|easy|clever|smart|useful|impressive|wonderful|sweet|the best|a star|a legend|a lifesaver|a life saver|a hero|a gem|an angel|a champ|my hero)';
const TIME_OF_DAY =
  '(?:morning|afternoon|evening|day|night|weekend|week|one|time|rest of (?:the|your) day|lunch|holiday|break|friday|trip)';
const ADDRESSED =
  '(?: (?:there|again|all|team|assistant|bot|chatbot|everyone|everybody|mate|buddy|friend|my friend|dear|folks|man|pal|too|to you|computer|robot))*';
const WEATHER =
  '(?:so |such |very |what )*(?:a |an )?(?:rainy|sunny|cold|hot|warm|grey|gray|foggy|windy|snowy|stormy|freezing)';
const IT_IS = '(?:(?:that|this|it|you|the answer|your answer)(?: is| was| s| are| re| were)? )';
const BAD =
  '(?:useless|stupid|dumb|rubbish|nonsense|garbage|wrong|terrible|awful|horrible|annoying|unhelpful|an idiot|idiot|silly|pathetic|crap|hopeless|no use|no help|a waste of time|not (?:very |really |at all )?(?:helpful|useful|good|clever|smart)|broken)';

/** Ways in which each is said, tried one after the other from the beginning of the plain words. */
const WAYS: Readonly<Record<Passing, string>> = {
  complaint: `(?:what (?:a|an) )?(?:${IT_IS})?${BAD}(?: at all| as always)?(?: (?:machine|bot|thing|program|computer|robot|answer|chatbot|tool|assistant))?|you (?:do not|dont|don t|never|can not|cannot|did not) (?:even )?(?:understand|know|get|help|listen|answer)(?: (?:me|anything|a thing|a word|it|nothing|my question))*(?: do you| at all| can you| did you)*|i hate (?:you|this|this thing|this bot)|you suck|shut up|(?:what )?(?:a )?waste of time|this is (?:so )?frustrating|i am disappointed|does not help(?: me)?(?: at all)?`,
  mood: `(?:i|ive|i ve|i have|it s|its|it is|it has|i am|i m|it s been|what)(?: (?:had|been|having|was|such|so|really|a bit|feeling|just|very|a|an|just having))* (?:awful|bad|long|hard|terrible|rough|tough|horrible|crazy|stressful|busy|tiring|boring|lousy|tired|exhausted|bored|knackered|fed up)(?: (?:day|week|morning|monday|afternoon|time|today|night))*`,
  wellbeing:
    'how (?:are|re|r) (?:you|u|things|we)(?: all)?(?: doing| going| feeling| keeping)?|how (?:is|s|was) (?:it|life|everything|your (?:day|week|weekend|morning|monday|friday))(?: going| been| so far)*|how do you (?:do|feel)|are you (?:ok|okay|alright|all right|well|fine|having a (?:good|nice) (?:day|week))|you (?:ok|okay|alright|all right|good|well)|what s up|whats up|what is up|what s new|(?:i )?hope (?:you are|you re|all is|everything is|you have been) (?:doing )?(?:well|fine|good|okay)|all (?:good|well)(?: with you)?|had a (?:good|nice) (?:weekend|day)|did you have a (?:good|nice) (?:weekend|day|night)',
  joke: '(?:(?:please|can you|could you|do you|you) )*(?:tell|give|know|do you have|got|have you got|any)(?: me| us| a| an| another| any| some| the| more)* (?:good |funny |nice |bad )?(?:jokes?|story|riddle|good ones?|funny ones?|pun)(?: about (?:an? )?\\w+)?|make me (?:laugh|smile)|cheer me up|(?:sing|dance)(?: for me| me a song| a song)?|entertain me|i am bored|i m bored',
  nature:
    '(?:do|can|did|will|would) you (?:ever |also |never |actually |even |really )?(?:sleep|eat|dream|rest|have (?:feelings|a name|friends|a family|a life|a day off|children)|get (?:tired|bored|paid)|like (?:me|your job|it here|music|coffee)|love me|drink(?: coffee)?|feel(?: anything)?|think|marry me|speak other languages)|are you (?:real|human|a human|single|married|happy|a real person|a person|a machine|a robot|alive|conscious|an ai|clever|smart|sad|old|male|female|a he or a she)(?: or (?:a |an )?\\w+)?|how old are you|where (?:are you from|do you live)|who am i (?:talking|speaking|chatting) (?:to|with)|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real )?\\w+(?: or (?:a |an )?\\w+)?',
  ability:
    '(?:so )?what (?:sort|kind|type|sorts|kinds|types) of (?:things|questions|stuff|help) (?:can|could|may|do|should) (?:i|you|one) ?(?:ask|answer|do|help|know|offer)?(?: you| me| about| with| for)*|what are you (?:for|good for|able to do)|what is this(?: chat| thing| bot)?(?: for)?|how does this (?:chat|bot|thing) work|(?:can|may|could) i ask (?:you )?(?:something|a question|you something|a favou?r)|(?:i have |i ve |i got )?(?:a |one |just a )?(?:quick |short |small )?question|how do i use (?:you|this chat|this bot)|what (?:do|can) you know|(?:can|could) you (?:please )?help(?: me)?(?: please)?|(?:i need|need) (?:some )?help',
  thanks: `(?:(?:many |big |huge |ok |great |a thousand )*(?:thanks|thank you|thx|ty|tysm|cheers|thank u|much obliged|much appreciated|appreciated|(?:i |really )*appreciate (?:it|that|your help)))(?: (?:a lot|a bunch|a million|a ton|so much|very much|much|again|indeed|lots|for (?:your|the|all|all your|all the|that|this|it|everything|being|helping|the quick|your quick|your kind)(?: \\w+)?(?: me)?))*${ADDRESSED}|(?:you|that|this|it)(?: have| ve| has)?(?: just| really| totally)? (?:saved|made|rescued) (?:my|the|me)(?: \\w+)?(?: (?:a lot|so much) (?:of )?(?:time|work))?|${IT_IS}(?:so |very |really |just |a )*(?:${ADJECTIVE})(?: (?:help|of you|bot|answer|job|work|service))*|(?:that|it|this) (?:did it|worked|works|helped|helps|solved it|fixed it|works now|did the trick|works again|is all i needed|was all i needed|s exactly what i needed|is exactly what i needed|was what i needed)(?: (?:a lot|now|perfectly|great|well|me|so much))*|you (?:rock|rule|helped(?: me)?(?: a lot)?)|(?:i )?(?:love|like) (?:you|this|it|this bot|this thing)|(?:good|great|nice|excellent|clever|smart|amazing) (?:bot|job|work|answer|one|stuff|robot|assistant|thing|help)|well done|wow|impressive|bravo|great help|no (?:more )?(?:further )?questions`,
  goodbye: `(?:bye|goodbye|good bye|bye bye|ciao|farewell|cya|see ya|so long|later|laters|ttyl|cheerio|take care|until (?:tomorrow|next time|monday|then)|till (?:tomorrow|next time|monday|then))(?: (?:now|then|for now|all))*${ADDRESSED}|(?:see|talk to|speak to|catch) you(?: (?:later|tomorrow|soon|around|then|next week|on monday|monday|next time))*|(?:have|enjoy|wish you|wishing you|i wish you)(?: a| an| your| the)*(?: (?:nice|good|great|lovely|wonderful|pleasant|relaxing|fantastic|rest of))* ${TIME_OF_DAY}(?: (?:too|ahead|everyone|off))*|good night|(?:i am|i m|im)(?: (?:off|going|heading|done|leaving|out)(?: (?:home|now|to (?:lunch|bed)|for (?:today|now|lunch)|here|out))*)|(?:that is|that s|thats|that was|that will be|that would be|that ll be)(?: it| all)(?: (?:for (?:now|today)|then|i (?:needed|wanted)(?: to know)?|thanks))*|(?:there is |there s )?nothing (?:else|more)(?: for (?:now|today))?|i (?:have|ve) got (?:all|everything)(?: (?:that )?i (?:need|needed))?|same to you|you too`,
  greeting: `(?:i am|i m|im) new(?: here| in the company)?|(?:it is |it s |its )?(?:my )?(?:first|second|third) (?:day|week)(?: here| at work)?(?: today)?|(?:a (?:bit|little) )?(?:nervous|excited)|${WEATHER} (?:one|day|morning|weather|outside|out there)(?: (?:today|again|outside|out there))*(?: (?:isn t|isnt|is not) it| right| eh)?|(?:hi|hello|hey|hiya|howdy|yo|heya|greetings|hallo|moin|hola|sup|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|gday|g day|hi hi)${ADDRESSED}|(?:finally|at last|happy|it s|its|it is|yay|thank god it s|tgif)(?: (?:finally|it s|almost|already))* (?:friday|monday|weekend|tuesday|wednesday|thursday)|tgif|(?:is )?(?:anybody|anyone|somebody|someone)(?: still| out)? (?:there|here|around|working|home|awake|at home)|(?:are )?you (?:still |out )?(?:there|around|awake|here|online|up|working|alive)|(?:merry|happy) (?:christmas|xmas|new year|easter|holidays|birthday|thanksgiving|eid|diwali)(?: to you)?|nice to meet you|welcome(?: back)?|long time no see|me again|it s me(?: again)?`,
  noise:
    '(?:asdf|sdfg|qwer|zxcv|jkl)\\w*|bla+h?(?: bla+h?)*|foo(?: bar)?|lorem ipsum(?: \\w+)?|(?:[bcdfghjklmnpqrstvwxz]{5,} ?)+',
  nothing: `(?:ok|okay|okey|k|kk|alright|all right|great|perfect|cool|nice|super|awesome|got it|very good|good|excellent|wonderful|fine|i see|understood|yes|no|nope|yep|yeah|nah|sure|lol|haha|hahaha|hehe|hm|hmm|hmmm|mmm|um|uh|huh|oh|ah|aha|ooh|oops|ups|whoops|right|true|exactly|indeed|maybe|whatever|interesting|brilliant|fantastic|lovely|amazing|sweet|sounds good|makes sense|makes no difference|good to know|no (?:worries|problem|thanks|matter)|never ?mind|nevermind|nvm|forget (?:it|about it|that)|leave it|skip it|(?:i )?(?:just )?(?:found|solved|fixed|sorted|figured|worked|did|managed)(?: it| this| that)?(?: out)?(?: myself| already| now| meanwhile| on my own| in the meantime)+|(?:sorry )?(?:that was (?:the|a) )?wrong (?:window|chat|person|button|tab)|sorry(?: (?:for|to) (?:bother|bothering|disturb|disturbing|interrupt|the)(?: (?:you|trouble|confusion|typo))?)?|not now|nothing|congrat(?:s|ulations)|wish me luck|bless you|never|my (?:bad|mistake)|test(?: test| 1| 2| 3| message| only| one two)*|testing(?: testing| 1 2 3| one two three)?|ping|(?:i am |i m )?just (?:checking|testing|trying|playing|looking|kidding|saying|browsing)(?: (?:if|whether|that|this|it|you|out|around|the|thing|bot|chat|works?|working|is|are|there|do|does|s))*|(?:only |it was )?(?:only |just )?a (?:test|joke)|please ignore(?: this| that| me)?|ignore (?:this|that|me|my last message)|let me (?:think|see|check)|one (?:moment|second|sec)|wait|hold on|i (?:understand|know|agree|do not care|guess so|think so)|of course|too bad|oh (?:well|no|dear)|what a pity|shame|pity|cool cool)`,
};
/** Words between, which say nothing. */
const FILLER =
  'and|so|then|well|but|anyway|really|today|for now|please|all|now|just|very|already|dear|actually|also|though|then again|as well|do you|in that case|mate|x+|d';

const PASSINGS = Object.keys(WAYS) as Passing[];

export const isPassing = (id: string): id is Passing => id in WAYS;
const SIGNS = PASSINGS.map((passing) => [passing, new RegExp(`(?:${WAYS[passing]})(?= |$)`, 'y')] as const);
const BETWEEN = new RegExp(`(?:${FILLER})(?= |$)`, 'y');
/** Whoever writes more has something to ask. */
const MOST_WORDS = 30;

const lengthAt = (sign: RegExp, text: string, at: number): number => {
  sign.lastIndex = at;
  return sign.exec(text)?.[0].length ?? 0;
};

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Of such words people put together how they thank and part, in more ways than can be written down. */
const LIGHT = wordsOf(
  'a again all also at and answer answers appreciate appreciated are awesome been best big bye chat cheers clear clearer cool d day did done enough evening everything excellent exactly fantastic fine for from friend glad good goodbye got great had happy have help helped helpful helping here i is it ive just kind later learned life lot lots love lovely m many me million more morning much my needed night nice nothing now of ok okay on once one pal patience perfect quick quickly re really right s saved see so soon sorted super swift sweet take thank thanks that then there this time today tomorrow ton too tonight u until useful ve very was we week weekend well what wish wonderful works worked yet you your yours',
);
const THANKING = wordsOf('thank thanks cheers appreciate appreciated');
const PARTING = wordsOf('bye goodbye later tomorrow evening weekend night');

/** Thanks or a goodbye in words that say nothing else; null for any other. */
function lightly(words: readonly string[]): Passing | null {
  if (!words.every((word) => LIGHT.has(word))) return null;
  if (words.some((word) => THANKING.has(word))) return 'thanks';
  return words.some((word) => PARTING.has(word)) && words.includes('have') ? 'goodbye' : null;
}

/** What is said in passing, when nothing else is said; null for any other. @param words plain ones */
export function passingOf(words: readonly string[]): Passing | null {
  if (words.length > MOST_WORDS) return null;
  return lightly(words) ?? inTurn(words);
}

function inTurn(words: readonly string[]): Passing | null {
  const text = words.join(' ');
  const found = new Set<Passing>();
  for (let at = 0; at < text.length;) {
    const [longest, passing] = SIGNS.map(([one, sign]) => [lengthAt(sign, text, at), one] as const).reduce(
      (best, one) => (one[0] > best[0] ? one : best),
    );
    const length = longest || lengthAt(BETWEEN, text, at);
    if (length === 0) return null;
    if (longest > 0) found.add(passing);
    at += length + 1;
  }
  return PASSINGS.find((one) => found.has(one)) ?? null;
}
