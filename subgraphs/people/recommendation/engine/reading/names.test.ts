import { readResume } from '../engine.js';
import { TODAY } from '../testing/openings.js';
import { SKILLS } from '../vocabulary/vocabulary.js';

const skills = (text: string) =>
  [...readResume(text, TODAY).skills.keys()].map((skill) => SKILLS[skill]?.name);
const FLORIST = '\n\nExperience\nFlorist, Blossom Ltd, 2018 - present\n- Bouquets and wreaths\n';

test.each([
  ['a name', 'Ruby Jenkins'],
  ['a name in capitals', 'RUBY JENKINS'],
  ['a name under the name of the paper', 'Curriculum Vitae\nRuby Jenkins'],
  ['a name before what somebody is', 'Ruby Jenkins, Florist'],
  ['a name behind its label', 'Application\nName: Ruby Jenkins'],
  ['an e-mail address', 'Jane Doe\njane@linux.example'],
  ['an e-mail address of many parts', 'Jane Doe\njane.python+jobs@mail.linux.example'],
  [
    'links',
    'Jane Doe\nhttps://docker.example/kubernetes | www.python-jane.example | linkedin.com/in/java-jane',
  ],
  ['a handle', 'Jane Doe\n@linux_jane'],
  ['a handle behind its label', 'Jane Doe\nGitHub: python-jane'],
  ['a street', 'Jane Doe\n12 Python Lane, Leeds'],
  ['a school', 'Jane Doe\n\nEducation\nSQL Street School, 2009 - 2015'],
  ['a university', 'Jane Doe\n\nEducation\nUniversity of Oracle, 2009 - 2015'],
])('%s shows no ability', (_what, header) => {
  expect(skills(`${header}${FLORIST}`)).toEqual(skills(`Jane Doe${FLORIST}`));
});

test('the name again at the end of a page shows none either', () => {
  expect(skills(`Ruby Jenkins${FLORIST}Ruby Jenkins, page 2\n`)).toEqual(skills(`Jane Doe${FLORIST}`));
});

test('what a resume begins with and what was learned at a school still count', () => {
  expect(skills('Java Developer\nPython, Docker\n')).toEqual(
    expect.arrayContaining(['Java', 'Python', 'Docker and containers']),
  );
  expect(skills('Project Management\nBudgets\n')).toEqual(expect.arrayContaining(['Project management']));
  expect(skills('Jane Doe\n\nEducation\nBSc in Statistics with SQL, Leeds School, 2015\n')).toEqual(
    expect.arrayContaining(['SQL']),
  );
  expect(skills('Ruby Jenkins\nDeveloper\n\nSkills\nRuby, Jenkins, Python\n')).toEqual(
    expect.arrayContaining(['Ruby', 'CI/CD', 'Python']),
  );
});
