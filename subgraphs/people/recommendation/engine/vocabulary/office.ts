import { skillTable } from './skillTable.js';

/** Offices, care, languages, and what everybody says of themselves. */
export const OFFICE = [
  ...skillTable(
    'office',
    1,
    `
    Office administration | office administrat*, office manage*, administrative support, administrative task*, administrative assistant*, administrative work, clerical, ?filing, office suppl*, data entry, correspondence, office coordinat*, secretar*, mail handling, incoming mail, touch typing, fast typing, typing skills, office organi*, back office, ~order* office suppl*, administrator role, office supplies, supplies and post, =PA work, post and supplies, mail and supplies, incoming post | Buroorganisation, Burokauf*, Burokraft, Sekretariat*, Sachbearbeit*, Buroleitung, Assistenz*, Schriftverkehr, Dateneingabe, Ablage, administracion de oficina, tareas administrativas, auxiliar administrativo, administrativa, administrativo, secretari*, gestion administrativa, secretariat, assistant administratif, assistante administrative, gestion administrative, saisie de donnees, classement, material de oficina, Buromaterial, fournitures de bureau, paqueteria y correo, Posteingang, Postbearbeitung, courrier, archivo de documentos, Aktenablage, ofimatica y archivo | Diary management .7, Reception .7, Microsoft Office .5
    Diary management | diary manage*, calendar manage*, executive assistant*, executive support, personal assistant*, =PA to, travel arrangement*, travel booking*, travel organi*, meeting minute*, minutes of meetings, board meeting* preparation, schedul* meeting*, ~schedul* meeting*, ~travel arrang*, ~calendar executive*, ~book* travel, ~organi* travel, book travel, booked travel, meeting rooms, took minutes, minute taking | Terminkoordination, Terminplanung, Terminverwaltung, Reiseorganisation, Reiseplanung, Protokoll*, Vorstandsassistenz, Geschaftsleitungsassistenz, gestion de agenda*, organizacion de viajes, actas de reunion, secretaria de direccion, gestion d agenda*, gestion des agendas, organisation de voyages, organisation des deplacements, assistante de direction, assistant de direction, compte rendu, reserva de salas, reserva de viajes, reservas de tren, reservas de hotel, llevo la agenda, agenda de citas, ~agenda citas, control de calendario, Terminkalender, Termine vereinbaren, Terminvergabe, Raumbuchung*, Reisebuchung*, prise de rendez vous, reservation de salles | Office administration .8, Event management .4
    Reception | reception*, front desk, front office, ~greet* visitor*, ~welcom* visitor*, ~welcom* guest*, visitor manage*, visitor registration, visitors, check in desk, hotel desk, guests and phone | Empfang*, Rezeption*, recepcion*, atencion de visitas, accueil, hote d accueil, hotesse d accueil, receptionniste, mostrador, cita previa, Besucher empfangen, Besucherempfang, atender visitas, ~empfange Besucher, Empfangstresen, recibir visitas, accueil physique | Office administration .6, Telephone service .7, Customer support .5
  `,
  ),
  ...skillTable(
    'care',
    1,
    `
    Nursing | nurse, nursing, registered nurse, =?RN, =?BSN, hospital ward*, intensive care, =ICU, patient care, bedside, wound care, medication administration, emergency room nurse* | Krankenpfleg*, Pflegefach*, Krankenschwester*, Pflegedienst*, Gesundheits- und Krankenpfleg*, enfermer*, cuidados intensivos, infirmi*, soins infirmiers | Occupational health .6, Care work .7, First aid .7, Clinical research .4
    Occupational health | occupational health, occupational medicine, workplace health, health surveillance, fitness for work, return to work program*, ergonomic assessment*, ergonomics, company doctor | Betriebsarzt*, Arbeitsmedizin*, Gesundheitsmanagement, =BGM, medicina del trabajo, medecine du travail, sante au travail | Health and safety .6, Nursing .5, Employee engagement .3
    Clinical research | clinical trial*, clinical stud*, clinical data, =GCP trials, =CRA, medical research, pharmacovigilance, patient safety | klinische Studien, ensayos clinicos, essais cliniques | Laboratory work .4, Quality management .3, Nursing .3
    Medicine | physician*, doctor of medicine, medical doctor, surgeon*, pharmacist*, physiotherap*, paramedic*, radiograph*, dentist*, hospital | Arzt, Arztin, Apotheke*, Physiotherap*, Rettungssanitater*, Krankenhaus, medico*, farmaceutic*, fisioterap*, medecin*, pharmacien*, kinesitherap*, hopital | Nursing .5
    Care work | care assistant*, caregiver*, elderly care, home care, social worker*, social work, childcare, child care, nursery teacher*, kindergarten, early childhood, special needs, youth work* | Altenpfleg*, Sozialarbeit*, Erzieher*, Kinderbetreuung, cuidador*, trabajo social, trabajador social, guarderia, aide soignant*, travailleur social, puericult*, educateur* | Nursing .5, Teaching .3, Coaching and mentoring .3
    Psychology | psycholog*, counsel* psychology, therapy sessions, behavioural science*, behavioral science* | Psycholog*, psicolog*, psychologue | Coaching and mentoring .2, Human resources .2, User research .3
    First aid | first aid*, =CPR | Erste Hilfe, Ersthelfer*, primeros auxilios, premiers secours | Health and safety .4
    Cooking | head chef, sous chef, cook, cooks, cooking, cooked, kitchen*, culinary, pastry, baker*, menu planning, canteen* | =?Koch, Kochin, chef de cuisine, Kuche*, Backer*, Kantine*, cociner*, cocina, panader*, cuisin*, patissi*, boulang* | Hospitality .7
    Beauty and fitness | hairdress*, beautician*, personal trainer, fitness instructor*, sports coach*, yoga | Friseur*, Fitnesstrainer*, peluquer*, entrenador personal, coiffeu*, educateur sportif | Coaching and mentoring .3
  `,
  ),
  ...skillTable(
    'general',
    0.6,
    `
    Leading people | people manage*, people leader*, team lead*, led a team, leading a team, lead a team, line manage*, direct report*, staff manage*, personnel responsibility, manag* a team, managed team*, ~led team, ~manag* team of, ~supervis* staff, ~supervis* team, ~manag* people, leadership experience, disciplinary responsibility, supervis* employee* | Personalverantwortung, Mitarbeiterfuhrung, Teamleit*, Fuhrung von, Fuhrungsverantwortung, Fuhrungserfahrung, gestion de equipos, liderazgo de equipos, dirigi un equipo, lidere un equipo, personas a cargo, management d equipe, encadrement, manager une equipe, gestion d equipe, Mitarbeitende gefuhrt, fachlich und disziplinarisch, fachliche und disziplinarische, disziplinarisch, Teamfuhrung, ~leite Team, ~leite Mitarbeiter*, ~leitete Mitarbeiter*, ~gefuhrt Mitarbeiter*, equipo a cargo, a mi cargo, ~llevo turno, ~llevo equipo, ~dirijo personas, ~dirige equipe, ~dirige personnes, ~leite Schicht, ~leite Leute, ~fuhre Leute, ~fuhre Mitarbeiter*, ~fuhre Team, ~encadre personnes, equipe de direction | Coaching and mentoring .4, Technical leadership .4
    Strategy | strateg* plan*, business strategy, corporate strategy, strategic initiative*, board of directors, executive team*, strategic direction | Unternehmensstrategie, strategische Planung, planificacion estrategica, estrategia empresarial, strategie d entreprise, planification strategique | Leading people .3, Business analysis .3
    Consulting | consulting, consultant, consultants, consultancy, consultancies, ?advisory, management consult* | Unternehmensberat*, Berater*, consultor*, consultoria, conseil en, cabinet de conseil | Project management .4, Business analysis .5
  `,
  ),
  ...skillTable(
    'general',
    0.3,
    `
    Stakeholder management | stakeholder*, cross functional, cross team, interdepartment* | Stakeholder-*, Schnittstellenfunktion, abteilungsubergreifend*, partes interesadas, interfuncional, parties prenantes, transverse | Communication .5
    Presentations | presentation skill*, powerpoint, slide deck*, presentation* to, google slides | Prasentation*, presentaciones, presentations orales | Communication .6, Public speaking .8
    Public speaking | public speaking, conference talk*, conference speaker, keynote* | hablar en publico, prise de parole | Presentations .7
    Microsoft Office | ms office, office suite, microsoft word, ms word, =?Word, =?Outlook, office package, office applications, word processor, word processing, text processing | MS-Office, Office-Kenntnisse, paquete office, ofimatica, pack office, bureautique, Textverarbeitung, procesador de textos, traitement de texte | Excel and spreadsheets .6
    Research | research*, literature review*, academic publication* | Forschung*, investigacion, recherche scientifique | Data analysis .3
    Apprenticeship | training as an apprentice, apprentice*, vocational training | Ausbildung zum, Ausbildung zur, formacion profesional, apprentissage professionnel | Teamwork .1
  `,
  ),
  ...skillTable(
    'general',
    0.12,
    `
    Communication | communicat* skill*, written and verbal, verbal communication, written communication, communicator, communicative, interpersonal | Kommunikationsstark*, Kommunikationsfahigkeit*, habilidades de comunicacion, comunicativ*, sens de la communication, aisance relationnelle | Teamwork .4
    Teamwork | team player*, team work, collaborat*, work* in a team | Teamfahig*, Teamarbeit, trabajo en equipo, esprit d equipe, travail en equipe | Communication .4
    Being organised | organised, organized, well organised, organisational skill*, organizational skill*, time management, prioritis*, prioritiz*, multitask*, attention to detail, detail oriented, self motivated, reliable | Organisationstalent, selbststandig*, zuverlassig*, sorgfaltig*, organizad*, rigueur, autonome, autonomie | Communication .2
    Problem solving | problem solv*, analytical think*, analytical skill*, critical thinking | Problemlosung*, analytisches Denken, resolucion de problemas, capacidad analitica, esprit d analyse, resolution de problemes | Being organised .2
  `,
  ),
];
