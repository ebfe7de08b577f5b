import { readResume } from '../engine.js';
import { TODAY } from '../testing/openings.js';
import { SKILLS } from '../vocabulary/vocabulary.js';

const strengthOf = (text: string, name: string) =>
  readResume(text, TODAY).skills.get(SKILLS.findIndex((skill) => skill.name === name))?.strength ?? 0;

test.each([
  ['Since 2019 I have kept the books at Castlegate Analytics, month after month.', 'Data analysis'],
  ['Seit 2019 mache ich die Buchhaltung bei Nordhafen Robotics, allein.', 'Industrial automation'],
  ['Depuis 2019 je tiens les comptes chez Duval Logistics, à Lille.', 'Logistics'],
  ['2019 - actualidad  Contable, Supermercados Luz (212 tiendas)\n- Cierre mensual', 'Retail'],
  ['2019 – today  Accountant, Marlow Group (14 hospitals, Cork)\n- Closed the books', 'Medicine'],
  [
    'Since 2019 I have been an accountant at Marlow Holdings Ltd. I close the books at Harbour Robotics and Data Science Ltd.',
    'Data science',
  ],
])('name and size of an employer are no skill: %s', (text, skill) => {
  expect(strengthOf(`${text}\n`, skill)).toBeLessThan(0.2);
});

test.each([
  [
    '2019 – today  Network administrator, Marlow Group (5 sites, 3,100 laptops)\n- Switches',
    'Hardware support',
  ],
  ['Since 2019 I have been a developer. I look after services in Java at Marlow Retail.', 'Java'],
  ['2019 – today  Waiter, Hotel Mar\n- Restaurant with 80 seats', 'Hospitality'],
])('what is done there counts: %s', (text, skill) => {
  expect(strengthOf(`${text}\n`, skill)).toBeGreaterThan(0.5);
});
