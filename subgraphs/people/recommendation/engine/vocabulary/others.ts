import { keyOf } from '../text/keys.js';

const keys = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(keyOf));

/** Before somebody who belongs to the one that tells. */
export const OWNERS = keys(
  'my our his her their mein meine meinem meiner meinen unser unsere unserem unserer unseren mon ma mes notre nos mi mis nuestro nuestra nuestros',
);
export const ARTICLES = keys(
  'a an another the one two some der die das den dem ein eine einem einer einen el la los las un una uno unos unas le les l une',
);
/** Family, friends and those at work whom only "my" makes others. */
export const RELATIVES = keys(
  'sister brother wife husband spouse partner father mother dad mum mom son daughter cousin uncle aunt nephew niece friend girlfriend boyfriend roommate neighbour neighbor classmate teammate boss predecessor successor ' +
    'schwester bruder frau mann vater mutter sohn tochter cousine onkel tante freund freundin mitbewohner nachbar nachbarin chef chefin vorgesetzter vorganger nachfolger ' +
    'soeur frere femme mari pere mere fils fille oncle ami amie copain copine voisin voisine ' +
    'hermana hermano esposa esposo mujer marido padre madre hijo hija primo prima tio tia amigo amiga novio novia vecino vecina jefe jefa',
);
/** Who works alone, and is asked for one thing: "the lawyer for data protection". */
export const ADVISERS = keys(
  'lawyer accountant technician analyst consultant anwalt anwaltin steuerberater abogado abogada contable tecnico informatico avocat avocate comptable technicien informaticien',
);
/** Many at once, of whom one may be a part. */
export const GROUPS = keys(
  'team squad crew department unit people staff abteilung equipo departamento equipe service',
);
/** Who works, by what they are; German ones also as the end of a longer word. */
export const WORKERS = keys(
  'developer engineer programmer scientist designer architect administrator tester specialist contractor freelancer expert recruiter agency vendor supplier colleague coworker bookkeeper provider manager owner director master student intern flatmate lad guy folk ' +
    'entwickler entwicklerin ingenieur ingenieurin techniker kollege kollegin leute dienstleister steuerburo steuerkanzlei kanzlei agentur buchhaltung buchhalter buchhalterin administratorin analystin informatiker berater beraterin spezialist spezialistin werkstudent praktikant ' +
    'desarrollador desarrolladora ingeniero ingeniera tecnica informatica companero companera gestoria asesoria agencia consultora proveedor empresa analista becario ' +
    'developpeur developpeuse ingenieure technicienne collegue cabinet prestataire agence fournisseur analyste consultante stagiaire',
);
export const COMPANIES = keys(
  'companies firms startups firmen unternehmen empresa negocios entreprises societes',
);
/**
 * What people do, as it is said of others before they are named: "Firewalls machen meine Leute", "la hace el
 * equipo".
 */
export const DOES = keys(
  'macht machen machte machten betreut betreuen erledigt erledigen fuhrt fuhren ubernimmt ubernehmen baut bauen pflegt pflegen besorgt besorgen erstellt erstellen ' +
    'hace hacen hacia hacian lleva llevan llevaba gestiona gestionan prepara preparan monta montan mantiene mantienen programa programan configura configuran ' +
    'fait font gere gerent assure assurent prepare preparent realise realisent',
);
/** Before a participle: "is loaded by the data engineers". */
export const IS = keys(
  'is are was were been being gets got wird werden wurde wurden est sont etait etaient es son eran era fue fueron',
);
export const WORK = keys(
  'work job task business responsibility domain part doing sache aufgabe cosa tarea affaire travail',
);
export const BY = keys('by von vom par por');
export const OF = keys('of de for fur in pour para der des du d del');
/** Before those whom one worked with. */
export const BESIDE = keys('by with from to von vom mit bei par avec chez por con');
export const AMONG = keys('in with beside alongside among mit neben unter con junto avec parmi');
export const WHO = keys('who whose der die das welcher welche qui que quien quienes');
export const AND = keys('and und et y e o or oder');
export const HE = keys('she he');
/** Anybody but who tells: "before anybody has written it". */
export const SOMEBODY = keys('somebody someone anybody anyone jemand irgendjemand alguien quelqu');
/** Who tells: from here on it is their own again. */
export const SELF = keys('i we ich wir je j nous yo nosotros nosotras');
/** Who tells, as whom something was done to: "my brother taught me Java". */
export const TO_SELF = keys('me mir mich moi m conmigo');
/** Right before what somebody is: "I am a developer who …". */
export const BEING = keys('am was been became being as bin war als suis etais comme soy fui era como i');
/** Who leads people has to know what they do. */
export const LEADING = keys(
  'led lead leading manage managed managing headed heading supervise supervised supervising leite leitete leitung fuhre fuhrte dirijo dirigi lidero dirige encadre manage head grew built hired',
);
/** Before those whom one found for a job. */
export const HIRED = keys(
  'hired recruited appointed onboarded contrate contratamos fiche seleccione recrute embauche einstellte',
);
export const NUMBERS = keys(
  'two three four five six seven eight nine ten twelve zwei drei vier funf sechs sieben acht dos tres cuatro cinco seis siete ocho deux trois quatre cinq sept huit several many mehrere varios varias plusieurs',
);
export const CONJUNCTIONS = keys(
  'and but while whereas when where because since so und aber wahrend weil y pero mientras porque et mais pendant',
);
/** Behind people more of them follows, not what they do. */
export const NO_VERBS = keys(
  'and or of in at with for to on by from who whom whose that which und oder von in bei mit fur zu y o de en con para por que et ou du des dans avec pour i we am im vom zum zur beim ans ins durch uber unter auf an aus nach vor bis ohne gegen um about through during into over under before after between per au aux chez sur sous sans al del sobre sin desde hasta entre',
);

const WHOLE = new RegExp(`(?:${[...WORKERS, ...ADVISERS].filter((worker) => worker.length > 5).join('|')})$`);
const LONG = 10;

/**
 * Whether a key names somebody who works; German says it in other cases and within longer words too:
 * Datenanalysten, Bilanzbuchhalterin.
 */
export function isWorker(key: string): boolean {
  return [key, key.replace(/n$/, ''), key.replace(/(?:en|nen)$/, '')].some(
    (form) =>
      WORKERS.has(form) ||
      ADVISERS.has(form) ||
      GROUPS.has(form) ||
      (form.length >= LONG && WHOLE.test(form)),
  );
}

export const isRelative = (key: string): boolean =>
  RELATIVES.has(key) || RELATIVES.has(key.replace(/n$/, ''));
