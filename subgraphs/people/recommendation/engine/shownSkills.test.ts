import { shownSkills } from './testing/shownSkills.js';

test.each([
  ['Prospecting', 'Lead of a small group; leads twelve people, leading by example'],
  ['Scrum facilitation', 'Swam daily'],
  ['Warehousing', 'I am good in mathematics'],
  ['Warehousing', 'Built a date picker with lazy loading of images'],
  ['Medicine', 'Certificate in Hospitality Management'],
  ['Nursing', 'Grew plants in a nursery'],
  ['Teaching', 'Wrote tutorials'],
  ['Cooking', 'Wrote the cookie banner'],
  ['Agriculture', 'Mapped the system landscape'],
  ['Auditing', 'Booked the auditorium'],
  ['Operations management', 'Job rotation in three departments'],
  ['Windows Server', 'Set up laptops with Windows 11'],
  ['Active Directory', 'Set up laptops with Windows 10'],
  ['Node.js', 'Paid with American Express'],
  ['HR systems', 'An eight hour workday'],
  ['Recruiting', 'Found a workable solution'],
  ['Performance management', 'Calibration of scales'],
  ['Reconciliation', 'In enger Abstimmung mit dem Vertrieb'],
  ['Being organised', 'Joined the national sales organisation'],
  ['Reception', 'Two million website visitors'],
  ['Manufacturing', 'Used the factory pattern'],
  ['Maintenance', 'Software maintenance at night'],
  ['Employee onboarding', 'Designed the onboarding flow of the app'],
  ['Editing', 'Wrote a code editor'],
  ['Electrical work', 'Called the electrician'],
  ['Legal counsel', 'Asked the lawyer'],
  ['Coaching and mentoring', 'Worked under a mentor, with a mentor every week'],
  ['Project management', 'Member of the project team, hired contractors'],
  ['Networking', 'Lives in SAN FRANCISCO'],
])('%s is not shown by: %s', (skill, sentence) => {
  expect(shownSkills(`Experience\nClerk, Hill Ltd, 2018 - present\n- ${sentence}\n`)).not.toContain(skill);
});

test.each([
  ['Prospecting', 'Qualified leads, cold calls'],
  ['Scrum facilitation', 'Moderated dailies and retros'],
  ['Warehousing', 'Goods in and goods out'],
  ['Nursing', 'Nurse in intensive care'],
  ['Active Directory', 'Group policies in Active Directory'],
  ['Windows desktops', 'Set up laptops with Windows 11'],
  ['Employee onboarding', 'Onboarding of new hires'],
  ['Coaching and mentoring', 'Mentored two trainees'],
  ['Recruiting', 'Applicant tracking in Greenhouse'],
  ['HR systems', 'Reports in Workday'],
])('%s is shown by: %s', (skill, sentence) => {
  expect(shownSkills(`Experience\nClerk, Hill Ltd, 2018 - present\n- ${sentence}\n`)).toContain(skill);
});

test.each([
  ['Warehousing', 'Senior Software Engineer, Harbor Logistics, 2019 - 2022'],
  ['Logistics', 'Senior Software Engineer, Harbor Logistics, 2019 - 2022'],
  ['Logistics', 'Senior Software Engineer at Harbor Logistics (2019 - 2022)'],
  ['CRM systems', 'Account Executive, Quillstone CRM, 2018 - present'],
  ['CRM systems', 'Quillstone CRM, Account Executive, 2018 - present'],
])('an employer’s name shows no %s: %s', (skill, header) => {
  expect(shownSkills(`Experience\n${header}\n- Wrote letters\n`)).not.toContain(skill);
});

test.each([
  ['Python', 'Software Engineer, Python and Django, 2019 - present'],
  ['Java', 'Software Engineer, Backend Java, 2019 - present'],
  ['Logistics', 'Clerk, Harbor Logistics, 2019 - present\n- Logistics of spare parts'],
])('%s in the line that begins a job is a skill when it is no name: %s', (skill, job) => {
  expect(shownSkills(`Experience\n${job}\n`)).toContain(skill);
});
