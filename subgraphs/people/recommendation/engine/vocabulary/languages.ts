import { skillTable } from './skillTable.js';

/**
 * Languages that people speak. Their names are adjectives too, so they need to stand beside a level or
 * another language.
 */
export const LANGUAGES = skillTable(
  'languages',
  0.7,
  `
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
  Mandarin | ?mandarin, ?chinese | ?Chinesisch*, ?chino, ?chinois, ?mandarino |
  Cantonese | ?cantonese | ?Kantonesisch*, ?cantones, ?cantonais |
  Japanese | ?japanese | ?Japanisch*, ?japones, ?japonais |
  Korean | ?korean | ?Koreanisch*, ?coreano, ?coreen |
  Hindi | ?hindi | ?Hindi |
  Urdu | ?urdu | |
  Bengali | ?bengali, ?bangla | ?Bengalisch* |
  Tamil | ?tamil | ?Tamilisch* |
  Punjabi | ?punjabi, ?panjabi | |
  Persian | ?persian, ?farsi, ?dari | ?Persisch*, ?persa, ?persan |
  Vietnamese | ?vietnamese | ?Vietnamesisch*, ?vietnamita, ?vietnamien |
  Thai | ?thai | ?Thailandisch*, ?tailandes |
  Indonesian | ?indonesian, ?malay | ?Indonesisch*, ?indonesio, ?indonesien |
  Tagalog | ?tagalog, ?filipino | |
  Romanian | ?romanian | ?Rumanisch*, ?rumano, ?roumain |
  Czech | ?czech | ?Tschechisch*, ?checo, ?tcheque |
  Slovak | ?slovak | ?Slowakisch*, ?eslovaco, ?slovaque |
  Slovenian | ?slovenian, ?slovene | ?Slowenisch*, ?esloveno, ?slovene |
  Serbian and Croatian | ?serbian, ?croatian, ?bosnian | ?Serbisch*, ?Kroatisch*, ?Bosnisch*, ?serbio, ?croata, ?serbe, ?croate |
  Bulgarian | ?bulgarian | ?Bulgarisch*, ?bulgaro, ?bulgare |
  Hungarian | ?hungarian | ?Ungarisch*, ?hungaro, ?hongrois |
  Greek | ?greek | ?Griechisch*, ?griego, ?grec |
  Swedish | ?swedish | ?Schwedisch*, ?sueco, ?suedois |
  Norwegian | ?norwegian | ?Norwegisch*, ?noruego, ?norvegien |
  Danish | ?danish | ?Danisch*, ?danes, ?danois |
  Finnish | ?finnish | ?Finnisch*, ?finlandes, ?finnois |
  Hebrew | ?hebrew | ?Hebraisch*, ?hebreo, ?hebreu |
  Catalan | ?catalan, ?valencian | ?Katalanisch*, ?catalan, ?valenciano |
  Basque | ?basque | ?Baskisch*, ?euskera, ?vasco |
  Galician | ?galician | ?gallego |
  Sign language | sign language, =BSL, =ASL | Gebardensprache, lengua de signos, langue des signes |
`,
);

/** What stands beside a language when it is about speaking it. */
export const SPEAKING = new Set(
  (
    'fluent fluently native mother tongue bilingual spoken written language speaking speaker speak conversational proficiency proficient working basic intermediate advanced beginner good a1 a2 b1 b2 c1 c2 ' +
    'fliessend muttersprache muttersprachler verhandlungssicher sprache sprachkenntnisse grundkenntnisse gute sehr nativo nativa fluido fluida idioma bilingue lengua materna avanzado alto medio basico hablado ' +
    'courant couramment langue maternelle natif parle lu ecrit notion scolaire'
  ).split(' '),
);
