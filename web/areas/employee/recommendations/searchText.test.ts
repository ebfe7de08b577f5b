import { searchText } from './searchText';

test('if every open posting was compared, their number is shown once [A3.23]', () => {
  expect(searchText({ jobsProcessed: 20, totalJobsSearched: 20 }, 'KEYWORD_MATCH')).toBe(
    '20 open postings compared by skills, titles, levels and years',
  );
  expect(searchText({ jobsProcessed: 1, totalJobsSearched: 1 }, 'AI_SEARCH')).toBe(
    '1 open posting compared by meaning, skills, titles, levels and years',
  );
  expect(searchText({ jobsProcessed: 0, totalJobsSearched: 0 }, null)).toBe('0 open postings compared');
});

test('if only the best were compared, the text says of how many postings, and what was done with them [A3.23]', () => {
  const best = { jobsProcessed: 20, totalJobsSearched: 3 };
  expect(searchText(best, 'KEYWORD_MATCH')).toBe(
    '20 open postings compared by skills, titles, levels and years, only the best 3 considered',
  );
  expect(searchText(best, 'AI_SEARCH')).toBe(
    '20 open postings compared by skills, titles, levels and years, the best 3 also by meaning',
  );
  expect(searchText({ ...best, totalJobsSearched: 1 }, 'AI_SEARCH')).toBe(
    '20 open postings compared by skills, titles, levels and years, the best one also by meaning',
  );
  expect(searchText(best, null)).toBe('20 open postings compared, only the best 3 considered');
});
