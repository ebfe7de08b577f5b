import { wordsOf } from '../text/words.js';
import { FAMILIES } from '../vocabulary/vocabulary.js';
import { titlesIn } from './titles.js';

function read(title: string): { families: string[]; level: number | null } {
  const words = wordsOf(title);
  const found = titlesIn(words, 0, words.length);
  return {
    families: found.map(({ family }) => FAMILIES[family]?.name ?? ''),
    level: found[0]?.level ?? null,
  };
}

/** `title = family`, one of several with a bar between. */
const TITLES = `
  TypeScript Engineer = Frontend Engineer; React Developer = Frontend Engineer; Vue.js-Entwicklerin = Frontend Engineer; Développeuse React = Frontend Engineer; Desarrolladora Front-End = Frontend Engineer
  Elixir Engineer = Backend Engineer; Node.js Engineer = Backend Engineer; Golang Developer = Backend Engineer; Django Developer = Backend Engineer; Ruby on Rails Developer = Backend Engineer
  C++ Engineer = Software Engineer; Java-Entwicklerin = Software Engineer; Développeur Java = Software Engineer; Desarrollador Java = Software Engineer; WordPress Developer = Software Engineer
  Associate Software Engineer = Software Engineer; SWE II = Software Engineer; SDE II = Software Engineer; Engineer, Software = Software Engineer; Tech Lead = Software Engineer; Software Engineer / Tech Lead = Software Engineer
  Power BI Developer = BI Analyst; Tableau Consultant = BI Analyst; Power BI-Entwicklerin = BI Analyst; Snowflake Engineer = Data Engineer; dbt Developer = Data Engineer; SQL Server Administrator = Database Administrator; PostgreSQL DBA = Database Administrator
  Kubernetes Administrator = DevOps Engineer; Ingénieur DevOps = DevOps Engineer; Azure Administrator = Cloud Engineer; Linux-Administratorin = Systems Administrator; Administratrice systèmes = Systems Administrator; Cisco Engineer = Network Engineer
  Salesforce Consultant = IT Systems Analyst; SAP FI/CO Consultant = IT Systems Analyst; SAP-Beraterin = IT Systems Analyst; ServiceNow Administrator = IT Systems Analyst; Workday Consultant = People Analyst; HubSpot Specialist = Marketing Specialist; Google Ads Specialist = Marketing Specialist
  iOS Developer = Mobile Engineer; Android-Entwicklerin = Mobile Engineer; React Native Developer = Mobile Engineer; Selenium Engineer = QA Engineer; QA Automation Engineer = QA Engineer; Software Development Engineer in Test = QA Engineer; Figma Designer = UX Designer; UX & UI Designer = UX Designer
  Help Desk Technician = IT Support Specialist; 1st Level Support = IT Support Specialist; Service Desk Analyst = IT Support Specialist; Technicienne support informatique = IT Support Specialist; Técnico de soporte = IT Support Specialist
  Content Manager = Content Writer; Redactora de contenidos = Content Writer; Rédactrice technique = Technical Writer; Technische Redakteurin = Technical Writer
  Talent Acquisition Lead = Recruiter; Chargée de recrutement = Recruiter; Chargé(e) de recrutement = Recruiter; Técnica de selección = Recruiter; HRBP = HR Generalist; HR BP = HR Generalist; Head of Human Resources = HR Generalist; Head of People & Culture = HR Generalist; Personalreferentin = HR Generalist; Responsable des ressources humaines = HR Generalist; Directora de Recursos Humanos = HR Generalist
  FP&A Analyst = Financial Analyst; Manager, FP&A = Financial Analyst; Senior Analyst, FP&A = Financial Analyst; Director, Finance = Financial Controller; Contrôleuse de gestion = Financial Controller; Leiterin Controlling = Financial Controller; Jr. Accountant = Accountant; Teamleiterin Buchhaltung = Accountant; Accounts Payable/Receivable Clerk = AP/AR Clerk; Debitorenbuchhalterin = AP/AR Clerk; Payroll & Benefits Specialist = Payroll Specialist; Técnico de nóminas = Payroll Specialist
  Manager, Marketing = Marketing Specialist; Mktg Mgr = Marketing Specialist; Werkstudentin Marketing = Marketing Specialist; SEO-Managerin = Marketing Specialist; VP Sales = Account Executive; Commerciale B2B = Account Executive; Ejecutiva de cuentas = Account Manager; CSR = Customer Support Agent; Cust. Service Rep = Customer Support Agent; Teleoperadora = Customer Support Agent
  Fachinformatiker/in für Systemintegration = Systems Administrator; Fachinformatikerin Anwendungsentwicklung = Software Engineer; Entwickler:in = Software Engineer; Kaufmann/-frau für Büromanagement = Office Manager; Industriekauffrau = Office Manager; Sachbearbeiterin Einkauf = Purchasing Specialist; Compradora = Purchasing Specialist; Fachlagerist = Warehouse Worker; Préparatrice de commandes = Warehouse Worker
  Gestora de proyectos = Project Manager; Cheffe de projet = Project Manager; Proj. Manager = Project Manager; Exec. Assistant = Executive Assistant; Assistante de direction = Executive Assistant; Data Scientistin = Data Scientist; Científica de datos = Data Scientist; Analyste de données = Data Analyst; Chef = Cook
  Leiterin EDV = IT Manager; Leiter der IT = IT Manager; Gruppenleiterin Systembetrieb = IT Manager; Jefa de sistemas = IT Manager; Responsable du système d'information = IT Manager; Systembetreuerin = Systems Administrator; Mitarbeiter Systembetrieb = Systems Administrator
  Mitarbeiterin Anwenderbetreuung = IT Support Specialist; Mitarbeiter EDV = IT Support Specialist; PC-Techniker = IT Support Specialist; Technicien de proximité = IT Support Specialist; Técnica de microinformática = IT Support Specialist
  Mitarbeiter Finanzbuchhaltung = Accountant; Sachbearbeiterin Personalwesen = HR Generalist; Mitarbeiterin Lohn und Gehalt = Payroll Specialist; Gruppenleiterin Beschaffung = Purchasing Specialist; Mitarbeiter Wareneingang = Warehouse Worker; Mitarbeiterin Empfang = Receptionist; Mitarbeiter im Verkauf = Account Executive
  Analista de reporting = Data Analyst; Responsable de administración = Office Manager; Chargée de reporting = BI Analyst; Técnica de proyectos = Project Manager; Employée de bureau = Office Manager
`;

test.each(
  TITLES.split(/[;\n]/)
    .map((row) => row.split(' = ').map((cell) => cell.trim()))
    .filter(([, family]) => family),
)('who was %s did the work of: %s', (title = '', family = '') => {
  expect(read(title).families).toContain(family);
});

test.each([
  ['Chef des ventes', 'Cook'],
  ['Software Architecture', 'Civil Engineer'],
  ['Meisterbrief', 'Production Manager'],
  ['Salesforce Architect', 'Civil Engineer'],
  ['Architekturbüro', 'Civil Engineer'],
  ['Analista de reporting, área comercial', 'Account Executive'],
  ['Junior, control comercial', 'Account Executive'],
  ['commercial insurance', 'Account Executive'],
])('%s is not read as: %s', (title, family) => {
  expect(read(title).families).not.toContain(family);
});

test('one title with a technology in brackets is one title', () => {
  expect(read('Backend Engineer (Python)').families).toEqual(['Backend Engineer']);
});

test.each([
  ['Senior Accountant', 2],
  ['Sr. Software Engineer', 2],
  ['Junior Data Analyst', 0],
  ['Marketing Intern', 0],
  ['Werkstudentin Marketing', 0],
  ['Team Lead Payroll', 4],
  ['Talent Acquisition Lead', 4],
  ['Tech Lead', 3],
  ['Director of Finance', 5],
  ['Assistant to the Director', null],
])('%s says the step %s of a career', (title, level) => {
  expect(read(title).level).toBe(level);
});

test.each(['Reported to the Head of Sales', 'Worked with the software developers', 'Supported accountants'])(
  'titles of other people are not counted: %s',
  (sentence) => {
    expect(read(sentence).families).toEqual([]);
  },
);
