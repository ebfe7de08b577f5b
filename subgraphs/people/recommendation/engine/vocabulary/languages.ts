import { skillTable } from './skillTable.js';

/** Languages that people speak. Their names are adjectives too, so they need to stand beside a level or another language. */
export const LANGUAGES = skillTable('languages', 0.7, `
  English | ?english | ?Englisch*, ?ingles, ?anglais*, ?Englischkenntnisse |
  German | ?german | ?Deutsch, ?Deutschkenntnisse, ?aleman, ?allemand* |
  French | ?french | ?Franzosisch*, ?frances, ?francais* |
  Spanish | ?spanish, ?castilian | ?Spanisch*, ?espanol, ?castellano, ?espagnol* |
  Italian | ?italian | ?Italienisch*, ?italiano, ?italien |
  Portuguese | ?portuguese | ?Portugiesisch*, ?portugues, ?portugais |
  Dutch | ?dutch | ?Niederlandisch*, ?Hollandisch*, ?neerlandes, ?holandes, ?neerlandais |
  Polish | ?polish | ?Polnisch*, ?polaco, ?polonais |
  Russian | ?russian | ?Russisch*, ?ruso, ?russe |
  Ukrainian | ?ukrainian | ?Ukrainisch*, ?ucraniano, ?ukrainien |
  Turkish | ?turkish | ?Turkisch*, ?turco, ?turc |
  Arabic | ?arabic | ?Arabisch*, ?arabe |
  Mandarin | ?mandarin, ?chinese, ?cantonese | ?Chinesisch*, ?chino, ?chinois |
  Japanese | ?japanese | ?Japanisch*, ?japones, ?japonais |
  Korean | ?korean | ?Koreanisch*, ?coreano, ?coreen |
  Hindi | ?hindi, ?urdu, ?bengali, ?tamil | |
  Vietnamese | ?vietnamese, ?thai, ?indonesian, ?tagalog | |
  Romanian | ?romanian | ?Rumanisch*, ?rumano, ?roumain |
  Czech | ?czech, ?slovak | ?Tschechisch*, ?checo, ?tcheque |
  Hungarian | ?hungarian | ?Ungarisch*, ?hungaro, ?hongrois |
  Greek | ?greek | ?Griechisch*, ?griego, ?grec |
  Swedish | ?swedish, ?norwegian, ?danish, ?finnish | ?Schwedisch*, ?sueco, ?suedois |
  Hebrew | ?hebrew | ?Hebraisch*, ?hebreo, ?hebreu |
  Catalan | ?catalan | ?Katalanisch*, ?basque, ?euskera, ?gallego |
  Sign language | sign language, =BSL, =ASL | Gebardensprache, lengua de signos, langue des signes |
`);

/** What stands beside a language when it is about speaking it. */
export const SPEAKING = new Set(
  ('fluent fluently native mother tongue bilingual spoken written language speaking speaker speak conversational proficiency proficient working basic intermediate advanced beginner good a1 a2 b1 b2 c1 c2 ' +
    'fliessend muttersprache muttersprachler verhandlungssicher sprache sprachkenntnisse grundkenntnisse gute sehr nativo nativa fluido fluida idioma bilingue lengua materna avanzado alto medio basico hablado ' +
    'courant couramment langue maternelle natif parle lu ecrit notion scolaire').split(' '),
);
