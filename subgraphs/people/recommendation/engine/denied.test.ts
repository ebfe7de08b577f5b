import { readResume } from './engine.js';
import { recommended, TODAY } from './testing/openings.js';
import { SKILLS } from './vocabulary/vocabulary.js';

const HISTORY =
  'Experience\nFrontend Developer, Velo AG, 2019 - present\n- Built the shop with React and TypeScript\n- Wrote component tests with Jest\n';

/** What a resume shows of a skill: by work and by learning, and whether it says that it is not known. */
function shown(resume: string, name: string): { strength: number; isDenied: boolean } {
  const number = SKILLS.findIndex((skill) => skill.name === name);
  expect([name, number]).not.toEqual([name, -1]);
  const found = readResume(resume, TODAY).skills.get(number);
  return {
    strength: Math.max(found?.strength ?? 0, found?.learned ?? 0),
    isDenied: found?.isDenied ?? false,
  };
}

test('someone who says that they do not know Java is not recommended for it', () => {
  const { best, fit, ranked } = recommended(`${HISTORY}I have no experience with Java, Spring or Kafka.`);
  expect(best).toBe('frontend');
  expect(fit.java).toBeLessThan(30);
  expect(fit.frontend).toBeGreaterThanOrEqual(70);
  const java = ranked
    .find(({ postingId }) => postingId === 'java')
    ?.matches.find(({ skill }) => skill === 'Java');
  expect(java === undefined || java.kind === 'missing').toBe(true);
});

test.each([
  ['in English', 'No professional experience with Java.'],
  ['with a verb', 'I have never used Java.'],
  ['after the name', 'Java: none'],
  ['in brackets', 'Skills: Python (daily), Java (no experience)'],
  ['in a column', 'Java        one course, never used at work'],
  ['after a list', 'no experience with Python, Kotlin or Java'],
  ['under a heading', 'What I don’t do\nJava, Kotlin'],
  ['in German', 'Keine Kenntnisse in Java und Kotlin.'],
  ['in German, after the name', 'Java: keine Erfahrung'],
  ['in Spanish', 'Sin experiencia en Java ni Kotlin.'],
  ['in French', 'Aucune expérience en Java.'],
])('who denies a skill %s does not have it', (_, sentence) => {
  expect(shown(`${HISTORY}\n${sentence}\n`, 'Java')).toEqual({ strength: 0, isDenied: true });
});

test.each([
  'Java, Scala, Kotlin.\nI have never used any of the above.',
  'Java, Scala, Kotlin - I have never used any of these.',
  'What the position asks for:\n- Java\n- Scala and Kotlin\n\nI have not worked with any of these.',
  'Java\nScala\nKotlin\n\nTo be honest, I know none of the above.',
  'Java, Scala, Kotlin. Nichts davon habe ich je benutzt.',
  'Java, Scala, Kotlin. No he usado ninguna de estas.',
  'Java, Scala, Kotlin. Je ne connais aucun de ces outils.',
])('a list is denied by the sentence that follows it: %s', (text) => {
  const resume = `${HISTORY}\nSkills\n${text}\n`;
  expect(shown(resume, 'Java')).toEqual({ strength: 0, isDenied: true });
  expect(shown(resume, 'Kotlin')).toEqual({ strength: 0, isDenied: true });
  expect(shown(resume, 'TypeScript').strength).toBeGreaterThan(0.6);
});

test('what is said of the above without denying it denies nothing', () => {
  for (const text of [
    'Java and Terraform. None of these took long.',
    'Java and Terraform. I like all of the above.',
  ]) {
    expect(shown(`${HISTORY}- ${text}\n`, 'Java').isDenied).toBe(false);
  }
});

test.each([
  'I build all of it in Java, not only the tests.',
  'No task is too small: Java services since 2019.',
  'I do not like meetings. I write Java.',
  'No experience with PHP, but strong in Java.',
  'Built the Java services from zero.',
  'Monté los servicios de Java desde cero.',
])('what is not denied counts: %s', (sentence) => {
  const { strength, isDenied } = shown(
    `Experience\nSoftware Developer, Rad GmbH, 2019 - present\n- ${sentence}\n`,
    'Java',
  );
  expect(isDenied).toBe(false);
  expect(strength).toBeGreaterThan(0.6);
});

test('a wish is no skill, and basics are less than work', () => {
  const used = shown(`Experience\nDeveloper, 2019 - present\n- Services in Java\n`, 'Java').strength;
  const basic = shown(`${HISTORY}Basic knowledge of Java.`, 'Java').strength;
  const wished = shown(`${HISTORY}I would like to learn Java.`, 'Java').strength;
  expect(used).toBeGreaterThan(0.9);
  expect(basic).toBeLessThan(0.45);
  expect(wished).toBeLessThan(basic);
});

test('what colleagues can is not what one can', () => {
  expect(shown(`${HISTORY}- Worked next to the Kubernetes team\n`, 'Kubernetes').strength).toBeLessThan(0.2);
  expect(
    shown(`${HISTORY}- The pipelines (Terraform, Ansible) belong to a colleague\n`, 'Infrastructure as code')
      .strength,
  ).toBeLessThan(0.2);
});

test.each([
  ['TypeScript', 'My sister is a senior software engineer who writes TypeScript.'],
  ['TypeScript', 'Mein Bruder ist Entwickler und schreibt TypeScript.'],
  ['TypeScript', 'Mi hermana es programadora y escribe TypeScript.'],
  ['TypeScript', 'Mon frère est développeur et écrit du TypeScript.'],
  ['SQL', 'Our team was supported by a data analyst who wrote SQL.'],
  ['SQL', 'Unterstützt von einem Datenanalysten, der SQL schrieb.'],
  ['Kubernetes', 'Kubernetes und Terraform liegen beim Plattformteam.'],
  ['ERP systems', 'SAP kommt von einem Dienstleister.'],
  ['SQL', 'Worked with an analyst who wrote SQL for the reports.'],
  ['Kubernetes', 'Kubernetes est géré par un prestataire.'],
])('%s of other people does not count: %s', (name, sentence) => {
  const { strength } = shown(
    `Experience\nReceptionist, Hotel Mar, 2019 - present\n- Welcomed guests\n- ${sentence}\n`,
    name,
  );
  expect(strength).toBeLessThan(0.2);
  const found = readResume(
    `Experience\nReceptionist, Hotel Mar, 2019 - present\n- Welcomed guests\n- ${sentence}\n`,
    TODAY,
  ).skills;
  expect(
    [...found].filter(([skill, { strength: own }]) => SKILLS[skill]?.field === 'software' && own >= 0.2),
  ).toEqual([]);
});

test.each([
  'My colleague and I built the services in TypeScript.',
  'My brother taught me TypeScript, used every day since.',
  'My sister is a nurse, I write TypeScript.',
  'I am a software engineer who writes TypeScript.',
  'Built TypeScript services with a colleague.',
])('what one does beside others is one’s own: %s', (sentence) => {
  expect(
    shown(`Experience\nSoftware Developer, Rad GmbH, 2019 - present\n- ${sentence}\n`, 'TypeScript').strength,
  ).toBeGreaterThan(0.6);
});

test('a recruiter who hires Java developers is recommended for recruiting, not for Java', () => {
  const { best, fit } = recommended(
    'Technical Recruiter, TalentHaus, 2018 - present\nSourced Java, Kotlin and Kubernetes engineers for banks. Hired forty React developers. Structured interviews with hiring managers.',
  );
  expect(best).toBe('recruiter');
  expect([fit.java, fit.frontend, fit.platform].every((percentage) => (percentage ?? 0) < 20)).toBe(true);
});

test('who sells software does not build it', () => {
  const { best, fit } = recommended(
    'Account Executive, CloudShop, 2017 - present\n- Sold Kubernetes and Terraform subscriptions to retailers\n- Negotiated yearly contracts, 120 % of quota\n',
  );
  expect(best).toBe('sales');
  expect(fit.platform).toBeLessThan(20);
});

test.each([
  ['Kafka', 'We live where two confluent rivers meet.'],
  ['Coaching and mentoring', 'For the first year I got a mentor.'],
  ['Month-end closing', 'The shop is closing in March.'],
  ['Construction', 'Certified with Plumbline.'],
])('%s is not shown by a word that only looks like it: %s', (name, sentence) => {
  expect(shown(`Experience\nReceptionist, Hotel Mar, 2019 - present\n- ${sentence}\n`, name).strength).toBe(
    0,
  );
});

test('who hires people does not do their work', () => {
  const text =
    'Experience\nProject Manager, Ferry AG, 2019 - present\n- For the depot I hired two data engineers, a graphic designer and a recruiter\n- Hired 5 developers, wrote the interfaces in Java\n';
  for (const name of ['Data engineering', 'Graphic design', 'Recruiting'])
    expect(shown(text, name).strength).toBeLessThan(0.2);
  expect(shown(text, 'Java').strength).toBeGreaterThan(0.5);
});
