import { relatedSources, touchedSpecs } from './changed.mjs';

const specs = [
  'assistantLooks.spec.ts',
  'assistant.spec.ts',
  'home.spec.ts',
  'leave.spec.ts',
  'security.spec.ts',
  'tickets.spec.ts',
];

test.each([
  ['the page of leave', ['web/areas/employee/leave/LeavePage.tsx'], ['leave.spec.ts']],
  [
    'leave in its subgraph',
    ['subgraphs/tickets/leave/leave.service.ts'],
    ['leave.spec.ts', 'tickets.spec.ts'],
  ],
  [
    'the assistant',
    ['subgraphs/it/assistant/conversation.ts'],
    ['assistantLooks.spec.ts', 'assistant.spec.ts'],
  ],
  ['a part of every page', ['web/ui/form/Button.tsx'], ['home.spec.ts']],
  ['a journey itself', ['e2e/security.spec.ts'], ['security.spec.ts']],
  ['a document', ['README.md'], []],
])('a change of %s runs the journeys of the areas it touches', (_what, files, expected) => {
  expect(touchedSpecs(files, specs)).toEqual(expected);
});

test('a changed schema runs the tests of the subgraph that reads it', () => {
  const files = [
    'subgraphs/tickets/leave/leave.graphql',
    'subgraphs/tickets/leave/leave.service.ts',
    'gateway/rest/routes/tickets/leave.graphql',
  ];
  const sources = [
    'subgraphs/tickets/subgraph.ts',
    'subgraphs/tickets/leave/leave.service.ts',
    'gateway/rest/documents.ts',
  ];
  expect(relatedSources(files)).toEqual(sources);
});

test('changed demo content runs the tests of what reads it', () => {
  const files = [
    'subgraphs/learning/demo/questions/safe-work.csv',
    'subgraphs/learning/demo/certifications.json',
    'subgraphs/learning/demo/courses/typescript.md',
    'subgraphs/it/article/search/sameTerms.json',
  ];
  const sources = [
    'subgraphs/learning/demo/certifications.ts',
    'subgraphs/learning/demo/courses.ts',
    'subgraphs/it/article/search/sameTerms.ts',
  ];
  expect(relatedSources(files)).toEqual(sources);
});
