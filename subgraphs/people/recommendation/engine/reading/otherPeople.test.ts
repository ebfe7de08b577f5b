import { readResume } from '../engine.js';
import { TODAY } from '../testing/openings.js';
import { SKILLS } from '../vocabulary/vocabulary.js';

const strengthOf = (line: string, name: string) =>
  readResume(`Work\n2018 – today  Marlow AG, Cork\n- ${line}\n`, TODAY).skills.get(
    SKILLS.findIndex((skill) => skill.name === name),
  )?.strength ?? 0;

test.each([
  ['In a squad of seven developers (React, Kubernetes) I draw', 'React'],
  ['The component library: the front-end developers build it in Angular; I draw', 'Angular'],
  ['A/B tests read together with our analyst (she writes the SQL)', 'SQL'],
  ['The warehouse behind is loaded by the data engineers (Databricks, Airflow)', 'Spark and big data'],
  ['Kubernetes is run by the platform team', 'Kubernetes'],
  ['The Kafka services are the developers’ work', 'Kafka'],
  ['The rest goes to the network lads, who do Terraform', 'Infrastructure as code'],
  ['Kubernetes und Terraform machen meine Leute', 'Kubernetes'],
  ['Den Monatsabschluss in DATEV macht unsere Bilanzbuchhalterin', 'Accounting software'],
  ['Las nóminas las prepara la gestoría', 'Payroll'],
  ['Los modelos en Python los hacen los analistas', 'Python'],
  ['La paie est faite par un cabinet externe', 'Payroll'],
  ['Test plans from the stories, before anybody has written Java', 'Java'],
  [
    'The Java unit tests, the Spring Boot and Kafka services and the heavy k6 load tests are the developers’ work',
    'Java',
  ],
  ['Sprints and retrospectives are looked after by our Scrum Master', 'Scrum facilitation'],
])('what others do is theirs: %s', (line, skill) => {
  expect(strengthOf(line, skill)).toBeLessThan(0.3);
});

test.each([
  ['Led a team of seven developers (React, Kubernetes)', 'React'],
  ['I build it in Angular with the developers', 'Angular'],
  ['The analysts ask, I write the SQL', 'SQL'],
  ['Prepare the payroll for the tax adviser', 'Payroll'],
  ['My colleague taught me Kubernetes, used since', 'Kubernetes'],
  ['Apps eingerichtet und die Leute am Telefon durch die Fehler geführt', 'Telephone service'],
  ['Preparo las nóminas para la gestoría', 'Payroll'],
])('what is described beside others is one’s own: %s', (line, skill) => {
  expect(strengthOf(line, skill)).toBeGreaterThan(0.5);
});

const withSaying = (saying: string) =>
  readResume(
    `${saying}\n\nWork\n2018 – today  Marlow AG, Cork\n- Screens in React and TypeScript, WCAG\n`,
    TODAY,
  ).skills;
const strengthIn = (saying: string, name: string) =>
  withSaying(saying).get(SKILLS.findIndex((skill) => skill.name === name))?.strength ?? 0;

test.each([
  'I do not write production code.',
  'Ich programmiere nicht.',
  'No soy programadora.',
  'Je ne code pas.',
])('who says "%s" has the languages of others', (saying) => {
  expect(strengthIn(saying, 'React')).toBeLessThan(0.3);
  expect(strengthIn(saying, 'Web accessibility')).toBeGreaterThan(0.5);
  expect(strengthIn('I write production code.', 'React')).toBeGreaterThan(0.5);
});
