import { readSamples } from './readSamples';

test('a sample starts with its title and its question, and both stay in its query', () => {
  const first = '# People\n# How many work here.\nquery People {\n  me {\n    id\n  }\n}';
  const second = '# Tickets\n# How many are open.\nquery Tickets {\n  me {\n    id\n  }\n}';
  expect(readSamples(`${first}\n\n${second}\n`)).toEqual([
    { title: 'People', about: 'How many work here.', query: `${first}\n` },
    { title: 'Tickets', about: 'How many are open.', query: `${second}\n` },
  ]);
});
