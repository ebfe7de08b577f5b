import { readResume } from '../engine.js';
import { TODAY } from '../testing/openings.js';
import { FAMILIES, SKILLS } from '../vocabulary/vocabulary.js';

const skills = (text: string, owner = '') =>
  [...readResume(text, TODAY, owner).skills.keys()].map((skill) => SKILLS[skill]?.name);
const titles = (text: string) => [
  ...new Set(readResume(text, TODAY).titles.map(({ family }) => FAMILIES[family]?.name)),
];
const FLORIST = '\n\nExperience\nFlorist, Blossom Ltd, 2018 - present\n- Bouquets and wreaths\n';

test.each([
  ['a name', 'Ruby Jenkins'],
  ['a name in capitals', 'RUBY JENKINS'],
  ['one name alone', 'Jenkins'],
  ['a name over two lines', 'Ruby\nJenkins'],
  ['a name with ornaments', '★ Ruby Jenkins ★'],
  ['a name as a heading of Markdown', '# Ruby Jenkins'],
  ['a name under the name of the paper', 'Curriculum Vitae\nRuby Jenkins'],
  ['a name before a title', 'Ruby Jenkins, Florist'],
  ['a name below a title', 'Florist\nRuby Jenkins'],
  ['a name below a date', 'Leeds, 12 May 2026\nRuby Jenkins'],
  ['a name behind what the paper is', 'Resume of Ruby Jenkins'],
  ['a name behind a colon', 'CV: Ruby Jenkins'],
  ['a name with small words within', 'Ruby van der Jenkins'],
  ['a surname first', 'Jenkins, Ruby'],
  ['a surname before two names', 'Jenkins, Ruby Anne'],
  ['a name under a heading', 'Personal information\nRuby Jenkins'],
  ['a nickname within a name', 'Ruby "Rails" Jenkins'],
  ['a nickname in brackets', 'Ruby (Rails) Jenkins'],
  ['a name in the middle of a header', 'Leeds\n+44 113 496 0000\nRuby Jenkins\nruby@mail.example'],
  ['a name in small letters', 'ruby jenkins'],
  ['a name in a sentence', 'My name is Ruby Jenkins and I arrange flowers.'],
  ['a name in a sentence in small letters', 'Hello, my name is ruby jenkins'],
  ['a person who says who they are', 'I am Ruby Jenkins, a florist from Leeds.'],
  ['a name in a German sentence', 'Ich heiße Ruby Jenkins und bin Floristin.'],
  ['a name in a Spanish sentence', 'Me llamo Ruby Jenkins'],
  ['a name in a French sentence', 'Je m’appelle Ruby Jenkins'],
  ['a name behind an applicant', 'Applicant: Ruby Jenkins'],
  ['another name', 'Jane Doe\nMrs Ruby Jenkins'],
  ['the name of a superior', 'Jane Doe\nI reported to Ruby Jenkins.'],
  ['the name behind a role', 'Jane Doe\nSupervisor: Ruby Jenkins'],
  ['a name among referees', 'Jane Doe\n\nReferences\nRuby Jenkins, Blossom Ltd'],
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
  ['a house', 'Jane Doe\nFlat 3, Docker House, Leeds'],
  ['an address that is spelt out', 'Jane Doe\njane (at) linux (dot) example'],
  ['a site of their own', 'Jane Doe\npython-jane.dev'],
  ['a school elsewhere', 'Jane Doe\n\nEducation\nColegio Docker'],
  ['a school', 'Jane Doe\n\nEducation\nSQL Street School, 2009 - 2015'],
  ['a university', 'Jane Doe\n\nEducation\nUniversity of Oracle, 2009 - 2015'],
])('%s shows no ability', (_what, header) => {
  expect(skills(`${header}${FLORIST}`)).toEqual(skills(`Jane Doe${FLORIST}`));
});

test.each([
  ['a name', 'Jane Baker'],
  ['a surname first', 'Baker, Jane'],
  ['a name with an initial', 'Jane A. Baker'],
  ['a name behind its label', 'Name: Jane Baker'],
  ['an e-mail address', 'Jane Doe\njane@baker.example'],
  ['a link', 'Jane Doe\nlinkedin.com/in/jane-baker'],
  ['a handle', 'Jane Doe\n@baker'],
  ['a street', 'Jane Doe\n12 Baker Street, Leeds'],
])('%s that is an occupation is no work', (_what, header) => {
  expect(titles(`${header}${FLORIST}`)).toEqual([]);
});

test('what someone calls themselves at the top is work, also beside other work, and so is a title at a school', () => {
  expect(titles(`Jane Doe\nBaker${FLORIST}`)).toEqual(['Cook']);
  expect(titles(`Head Baker${FLORIST}`)).toEqual(['Cook']);
  expect(titles('Jane Doe\n\nExperience\nSchool Nurse, Leeds School, 2018 - 2020\n- Care\n')).toEqual([
    'Nurse',
  ]);
  expect(titles('Jane Doe\n\nExperience\nBuilding Engineer, 2018 - 2020\n- Plans\n').length).toBe(1);
});

test.each([
  ['a line of its own for each name', 'Ruby\nJenkins'],
  ['one name alone', 'Jenkins'],
  ['both names within a line', 'Page 1 of 2 - Ruby Jenkins'],
  ['names in small letters within a line', 'resume by ruby jenkins'],
])('%s shows no ability of who is called so', (_what, header) => {
  expect(skills(`${header}${FLORIST}`, 'Ruby Jenkins')).toEqual(skills(`Jane Doe${FLORIST}`));
});

test('a name below a letter shows no ability of who is called so', () => {
  for (const end of [
    'Ruby Jenkins',
    'ruby jenkins',
    'Leeds, 1 June 2025, Ruby Jenkins',
    'Regards, Ruby Jenkins',
  ])
    expect(skills(`Jane Doe${FLORIST}\n${end}\n`, 'Ruby Jenkins')).toEqual(skills(`Jane Doe${FLORIST}`));
});

test('what people can do still counts when they are called so', () => {
  const owner = 'Ruby Jenkins';
  for (const text of [
    'Ruby Jenkins\n\nSkills\nRuby, Jenkins\n',
    'Ruby Jenkins\n\nSkills\nRuby\nJenkins\n',
    'Ruby Jenkins\nJane Doe Ltd\n\nExperience\nDeveloper, Acme, 2018 - present\n- Built services in Ruby, deployed with Jenkins\n',
    'Ruby Jenkins\n\nExperience\nDeveloper, Acme, 2018 - present\n- Ruby and Jenkins every day\n',
  ])
    expect([text, skills(text, owner)]).toEqual([text, expect.arrayContaining(['Ruby', 'CI/CD'])]);
  expect(skills('Spring Boot Developer\nI am Oracle Java certified.\n')).toEqual(
    expect.arrayContaining(['Java']),
  );
});

test('the name again at the end of a page shows none either', () => {
  expect(skills(`Ruby Jenkins${FLORIST}Ruby Jenkins, page 2\n`)).toEqual(skills(`Jane Doe${FLORIST}`));
});

test('people called Ruby who write Ruby are able to, and a list at the top is one', () => {
  expect(
    skills(
      'Ruby\n\nExperience\nDeveloper, Acme, 2018 - present\n- Built services in Ruby, deployed with Jenkins\n',
    ),
  ).toContain('Ruby');
  expect(skills('Java\nPython\nDocker\n\nExperience\nDeveloper, Acme, 2018 - present\n')).toEqual(
    expect.arrayContaining(['Java', 'Python', 'Docker and containers']),
  );
});

test('what a resume begins with and what was learned at a school still count', () => {
  expect(skills('Java Developer\nPython, Docker\n')).toEqual(
    expect.arrayContaining(['Java', 'Python', 'Docker and containers']),
  );
  expect(skills('Senior Java Developer\nSpring Boot\nNode.js, Socket.io\n')).toEqual(
    expect.arrayContaining(['Java', 'Node.js']),
  );
  expect(skills('Jane Doe\n\nSkills\nMS Office Excel, MS SQL Server\n')).toEqual(
    expect.arrayContaining(['Microsoft Office', 'Excel and spreadsheets', 'SQL Server']),
  );
  expect(skills('Project Management\nBudgets\n')).toEqual(expect.arrayContaining(['Project management']));
  expect(skills('Jane Doe\n\nEducation\nBSc in Statistics with SQL, Leeds School, 2015\n')).toEqual(
    expect.arrayContaining(['SQL']),
  );
  expect(skills('Ruby Jenkins\nDeveloper\n\nSkills\nRuby, Jenkins, Python\n')).toEqual(
    expect.arrayContaining(['Ruby', 'CI/CD', 'Python']),
  );
});
