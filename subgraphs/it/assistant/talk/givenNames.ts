const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/**
 * Given names that people are told by, in small letters and without accents; none that is an English word.
 */
export const GIVEN_NAMES: ReadonlySet<string> = wordsOf(`
aaron abdul abigail adam adele aditya adrian agnes ahmed aisha alan albert alejandro alex alexander alexandra alexis alfred ali alice alicia alina alison amanda amelia amina amir amit amy ana anastasia
andre andrea andreas andrei andrew andy angela anika anil anita anja anjali ann anna anne annie anthony antoine antonio arjun arthur asha ashley astrid audrey ayesha barbara beatrice beatriz ben benjamin
bernard beth bianca bjorn boris brandon brenda brian bridget bruce bruno camila carl carla carlos carmen caroline catherine cecilia cedric charles charlotte chen chiara chloe chris christian christina
christine christopher cindy claire clara claudia colin connor craig cynthia damian dan daniel daniela danielle dario darius dave david deborah deepa denise dennis desta diana diego dimitri dmitri
dominic donald dora doris dorothy douglas dylan edgar edith eduardo edward elena eleni eli elias elif elijah elisa elizabeth ella ellen elsa emil emilia emily emma eric erica erik erin ernest esther
ethan eugene eva evelyn fatima felipe felix fernando fiona florian frances francesca francis francisco franz fred frederick freya gabriel gabriela gareth gary george gerald giovanni giulia goran greta
gregory guido gustav hana hanna hannah hans harold harriet harry hassan heidi helen helena helga henrik henry hiroshi hugo ian ibrahim ida igor imran ines ingrid irene irina isaac isabel isabella
isabelle ivan jacob jacqueline jakob james jamie jana jane janet jasmine jason javier jean jeff jeffrey jennifer jenny jeremy jerome jessica jim jing joan joanna joe joel johan johann john johanna
jonas jonathan jorge jose josef joseph joshua juan judith julia julian juliana julie justin kai karen karim karin karl katarina kate katherine kathleen katie katja kavita keith ken kenji kenneth kevin
kim kofi kristen kristin kurt kwame kyle lars laura lauren laurent lea leah lena leo leon leonardo leonie leticia liam lila lily linda lisa liu logan lorenzo louis louise luca lucas lucia lucy luis luisa
lukas luke lydia magda magnus mahmoud malik manuel marc marcel marco marcus margaret maria mariam mariana marie marina mario marion marius markus marta martha martin martina mary mateo mathias matteo
matthew maurice maya megan mei mehmet melanie melissa michael michaela michelle miguel mika mike mikhail mila milan mina ming miriam mohamed mohammed moira monica monika muhammad murat nadia nadine
nancy naomi natalia natalie natasha nathan neha neil nicholas nicola nicolas nicole niklas nikolai nils nina noah noel noor nora norbert nuria olaf oleg olga oliver olivia omar oscar otto owen pablo
pamela paola patricia patrick paul paula paulina pauline pavel pedro peter petra philip philipp philippe phoebe pierre pietro pilar piotr priya rachel rafael rahul rajesh ralph ramon rania raphael
raquel rashid raul rebecca regina renata rene ricardo richard rita robert roberto rodrigo roger rohan roland roman ronald rosa rosalind ruben rudolf rupert ruth ryan sabine sabrina sacha salma sam samantha
samir samuel sandra sanjay santiago sara sarah sasha scott sean sebastian selim selma serena sergei sergio shane sharon sheila shirley sigrid silvia simon simone siobhan sofia sonia sonja sophia sophie
stefan stefanie stella stephanie stephen steve steven stuart suresh susan susanna sven svetlana sylvia tamara tanja tanya tara tatiana ted teresa tessa theo theodore theresa thomas tim timothy tina tobias
todd tom tomas tony tracey ulrich ulrike ursula uwe valentina valerie vanessa vera veronica victoria viktor vikram vincent viola virginia vivian vladimir walter wei wendy werner wilhelm william winston wolfgang
xavier yasmin yolanda yuki yuri yusuf yvonne zahra zainab zara zoe zoltan
`);

/** Words that are given names, too; only where a person must stand are they someone. */
export const NAME_WORDS: ReadonlySet<string> = wordsOf(`
amber angel april art august autumn basil bill bob brook buddy carol chase chip cliff coral crystal daisy dale dawn dean drew duke earl faith frank gene ginger glen grace grant guy harmony heather holly hope
hunter iris ivy jack jade jay joy june kelly lance lane mark max may melody mercy miles norm olive pat patience pearl penny pierce ray reed rich rob robin rose ruby rusty sage sandy sky stacy sue summer
tracy victor violet wade will
`);

/** Of those, the ones that stand for a time as well. */
export const TIME_NAMES: ReadonlySet<string> = wordsOf('april august autumn dawn june may summer');
