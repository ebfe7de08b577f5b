/** Words that say nothing about what a question is about. */
const EMPTY_WORDS = `
a an the this that these those it its itself there here
i me my mine myself we us our ours you your yours he him his she her hers they them their theirs who whom whose which what when where why how
am is are was were be been being do does did done doing have has had having can could may might must shall should will would ought cannot cant dont doesnt didnt
and or but nor so yet if then than as of at by for from in into on onto to with without within about above below under against between through upon off out up down per via
not no yes ok okay any some all both each few other another such own same too very just also even still ever already now
please thanks thank hello hi hey dear sorry well oh um hmm s t d ll ve re m
get gets getting got gotten give gives given giving go goes going went gone come comes coming came put puts take takes taking took taken
want wants wanted wanting need needs needed needing like liked likes wish hope know knows knew known think thinks believe guess wonder wondering understand mean means meant
tells told say says said show shows shown explain explains describe let lets make makes made making look looks looking see sees seen
try tries tried trying help helps helped happen happens happened happening seem seems
one ones thing things something anything nothing someone somebody anyone anybody everyone everybody people person stuff kind sort way ways bit lot lots
til till wat wot hav tel wel wanna gonna gotta cuz coz bc pls plz thx u ur im ive id dunno
exactly really actually basically quickly simply maybe perhaps probably usually normally generally possible possibly able sure right correct properly currently
much many often far big soon there whats hows wheres whos thats im ive id ill lemme gonna wanna pls plz
question answer information info detail details example case cases instance article articles
allowed permitted supposed required necessary obliged entitled eligible
instead ago yet since because though although however whether anyway actually regarding concerning
wen whn wich whch wat wht hw b u r ur cuz coz bc tho thru pl plz abt dat dis wanna gotta ofc
kindly quick asap urgent urgently
`;

/** Words that say a little: they choose between sentences, but no one asks for them alone. */
const FAINT_WORDS = `
company portal northwind office workplace employee employees colleague colleagues staff rule rules policy policies regulation regulations procedure procedures process
guideline guidelines instruction instructions guide step steps keep keeps kept keeping stay stays staying last lasts long longer first next again once twice time times new old good bad best better
find finds finding found use uses used using work works working worked tell ask asks asked asking start starts started end ends ended before after during until over
more most less least only early late large small always never everything back left right away run running day days week weeks month months year years hour hours minute minutes today tomorrow
yesterday max maximum minimum limit amount number cost costs price much enough soon apply applies done finish finished change changes changed turn set issue issues problem problems trouble wrong
correctly still okay different many part parts name names word words list type types open opens
contact contacts reach whom responsible charge handle handles
oh no ah wow god gosh hm hmm well stupid silly funny crazy weird strange odd annoying terrible awful great lovely happy sad glad afraid scared worried hate love enjoy really quite rather pretty totally
morning afternoon evening night tonight monday tuesday wednesday thursday friday january february march april may june july august september october november december spring summer autumn fall winter weekend
bed cup house street city town country world life guy guys man woman men women boy girl friend friends family talk talking talked speak spoke heard hear read reading write writing wrote sit sits sat stand stands standing walk walked
came come hold held feel feels felt bring brings brought carry carried become became begin began stop stopped happened believe remember forgot forget forgotten mind matter idea reason reasons question
couple few several two three four five six seven eight nine ten hundred thousand half another same similar other others else together alone inside outside near close closed around across along behind
every any none whatever whichever simply suddenly finally recently lately always sometimes usually ever since meanwhile besides therefore otherwise
show shows big huge little tiny full empty short high low nice fine bad poor hard easy difficult simple strong weak important interesting certain clear ready
page side place point line top bottom front middle thing case fact kind
year's today's somebody's okay yes no hello
anywhere somewhere nowhere everywhere whole entire entirely total totals written dropped drop drops arrange arranged sits along across stays ahead earlier later order below above keep kept
through towards against without within despite unless until although meanwhile least enough amount double single main normal usual special general common various available
lose losing loose happen ring rings press presses pressed fix fixes fixed love expecting expect expected losing accept accepted save saved add added adds join joined switch switched
say says saying mentioned called named appear appears appeared seems looks trying tried
head hand hands eyes foot window table chair floor
put puts pick picks picked choose chosen sent sends sending gave given got gotten taken took
mon tue tues wed thu thur thurs fri yr yrs hr hrs min mins wk wks sec secs
`;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const EMPTY: ReadonlySet<string> = new Set(wordsOf(EMPTY_WORDS));
const FAINT: ReadonlySet<string> = new Set(wordsOf(FAINT_WORDS));

/** Whether a word says nothing about what a question is about. */
export const isEmptyWord = (word: string): boolean => EMPTY.has(word);

/** "Honestly", "roughly": how something is meant, not what is meant. */
const ADVERB = /^[a-z]{2,}[a-z]ly$/;
const NO_ADVERBS: ReadonlySet<string> = new Set(
  wordsOf(
    'family supply reply apply daily weekly monthly quarterly yearly hourly assembly italy friendly automatically anonymously remotely externally internally fly',
  ),
);
/** "340", "24th", "10pm", "1st" */
const NUMBER = /^\d+(st|nd|rd|th|am|pm|k|h)?$/;

/** Whether a word says little about it. */
export const isFaintWord = (word: string): boolean =>
  FAINT.has(word) ||
  FAINT.has(word.replace(/s$/, '')) ||
  NUMBER.test(word) ||
  (ADVERB.test(word) && !NO_ADVERBS.has(word));

/** All of them, for whoever must know that a word is no typing error. */
export const commonWords: readonly string[] = [...EMPTY, ...FAINT];
