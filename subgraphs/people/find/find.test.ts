import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import type { Asker } from '../../kit/testing/actors.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addApplication } from '../application/application.factory.js';
import { addEmployee } from '../employee/employee.factory.js';
import { addPosting } from '../posting/posting.factory.js';
import { DRAFT } from '../posting/posting.status.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';

const SearchPeople = graphql(`
  query SearchPeople($search: String!) {
    searchPeople(search: $search) {
      kind
      id
      title
      subtitle
      path
    }
  }
`);

describeSubgraph(people, ({ as, database }) => {
  const applicant = as(viewer([], { userId: 71_001, fullName: 'Zoë Quist' }));
  let posting = '';
  let left = 0;
  beforeAll(async () => {
    await addEmployee(database, { firstName: 'Zoë', lastName: 'Quist', userId: applicant.userId });
    await addEmployee(database, { firstName: 'Maeve', lastName: 'O’Hara-Lund', jobTitle: 'Analyst' });
    ({ id: left } = await addEmployee(database, {
      firstName: 'Gone',
      lastName: 'Quistgaard',
      employmentStatus: 'terminated',
    }));
    for (let n = 1; n <= 7; n += 1) await addEmployee(database, { firstName: `Twin${n}`, lastName: 'Lind' });
    posting = (await addPosting(database, { title: 'Glass Engraver', location: 'Malmö' })).id;
    await addPosting(database, { title: 'Glass Chief', statusId: DRAFT });
    await addApplication(database, {
      jobPostingId: posting,
      applicantId: applicant.userId,
      applicantName: 'Zoë Quist',
    });
  });

  const found = async (who: Asker, search: string) =>
    ((await who.ask(SearchPeople, { search })).searchPeople ?? []).map(
      ({ kind, title }) => `${kind} ${title}`,
    );

  test('a person who is not signed in cannot search', async () => {
    await expectRefusal(as.nobody.try(SearchPeople, { search: 'quist' }), 'UNAUTHENTICATED');
  });

  test('a person who must change the password first finds nobody', async () => {
    const answer = await as(viewer(['HR'], { mustChangePassword: true })).try(SearchPeople, {
      search: 'quist',
    });
    expect(answer.data?.searchPeople ?? []).toEqual([]);
  });

  test.each(['employee', 'manager', 'it', 'analyst'] as const)(
    "%s finds neither people who left nor drafts nor other people's applications",
    async (who) => {
      expect(await found(as[who], 'quist')).toEqual(['PERSON Zoë Quist']);
      expect(await found(as[who], 'glass')).toEqual(['POSTING Glass Engraver']);
      expect(await found(as[who], 'quistgaerd')).toEqual([]);
    },
  );

  test('a text of more than 200 characters is refused, one of a single letter finds nothing', async () => {
    await expectRefusal(
      as.hr.try(SearchPeople, { search: 'x'.repeat(201) }),
      'BAD_USER_INPUT',
      'search',
      'Ensure this field has no more than 200 characters.',
    );
    for (const search of ['q', ' ', '  %  ', '__', '´'])
      expect([search, await found(as.hr, search)]).toEqual([search, []]);
  });

  test('HR finds people who left, drafts and applications, each with the page where HR reads it', async () => {
    const { searchPeople } = await as.hr.ask(SearchPeople, { search: 'quist' });
    expect(searchPeople).toEqual([
      expect.objectContaining({ kind: 'PERSON', title: 'Zoë Quist' }),
      {
        kind: 'PERSON',
        id: String(left),
        title: 'Gone Quistgaard',
        subtitle: 'Software Engineer · Engineering',
        path: `/hr/employees?employee=${left}`,
      },
      expect.objectContaining({
        kind: 'APPLICATION',
        title: 'Zoë Quist',
        subtitle: 'Glass Engraver · Submitted',
        path: expect.stringMatching(/^\/hr\/recruitment\?tab=applications&application=[\da-f-]{36}$/),
      }),
    ]);
    expect(await found(as.hr, 'glass')).toEqual([
      'POSTING Glass Chief',
      'POSTING Glass Engraver',
      'APPLICATION Zoë Quist',
    ]);
  });

  test('an applicant finds their own application beside the posting', async () => {
    const { searchPeople } = await applicant.ask(SearchPeople, { search: 'engraver' });
    expect(searchPeople).toEqual([
      {
        kind: 'POSTING',
        id: posting,
        title: 'Glass Engraver',
        subtitle: 'Engineering · Malmö',
        path: `/employee/job-postings?posting=${posting}`,
      },
      expect.objectContaining({
        kind: 'APPLICATION',
        title: 'Glass Engraver',
        subtitle: 'Your application · Submitted',
        path: `/employee/job-postings?tab=applications&posting=${posting}`,
      }),
    ]);
  });

  test.each([
    ['zoe', 'Zoë Quist'],
    ['QUIST', 'Zoë Quist'],
    ["o'hara", 'Maeve O’Hara-Lund'],
    ['O`HARA–lund', 'Maeve O’Hara-Lund'],
    ['lund maeve', 'Maeve O’Hara-Lund'],
    ['zo', 'Zoë Quist'],
    ['qu zoë', 'Zoë Quist'],
    ['zoe qiust', 'Zoë Quist'],
    ['qvist', 'Zoë Quist'],
    ['meave', 'Maeve O’Hara-Lund'],
  ])('someone who types "%s" finds %s', async (search, name) => {
    expect(await found(as.employee, search)).toContain(`PERSON ${name}`);
  });

  test('two letters match beginnings of words, and at most five people are found', async () => {
    expect(await found(as.employee, 'is')).toEqual([]);
    expect(await found(as.employee, 'lind')).toEqual([1, 2, 3, 4, 5].map((n) => `PERSON Twin${n} Lind`));
  });

  test('people with a matching name come before people whose record matches elsewhere', async () => {
    await addEmployee(database, { firstName: 'Aaron', lastName: 'Bell', jobTitle: 'Marlow keeper' });
    await addEmployee(database, { firstName: 'Marlow', lastName: 'Young' });
    expect(await found(as.employee, 'marlow')).toEqual(['PERSON Marlow Young', 'PERSON Aaron Bell']);
  });
});
