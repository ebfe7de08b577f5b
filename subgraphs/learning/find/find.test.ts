import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import type { Asker } from '../../kit/testing/actors.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { planForValues, scanned, statementsOf } from '../../kit/testing/plans.js';
import { addCourse } from '../course/course.factory.js';
import { learning } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';

const SearchLearning = graphql(`
  query SearchLearning($search: String!) {
    searchLearning(search: $search) {
      kind
      id
      title
      subtitle
      path
    }
  }
`);

describeSubgraph(learning, (subgraph) => {
  const { as, database } = subgraph;
  let course = 0;
  beforeAll(async () => {
    course = await addCourse(database, { title: 'Celestial navigation', difficulty: 'advanced' });
    await addCourse(database, { title: 'Celestial draft', status: 'draft' });
    await database.query(
      `insert into certification (name, duration_minutes, is_active) values ('Navigator', 45, true), ('Old navigator', 60, false)`,
    );
  });

  const found = async (who: Asker, search: string) =>
    ((await who.ask(SearchLearning, { search })).searchLearning ?? []).map(
      ({ kind, title }) => `${kind} ${title}`,
    );

  test('a person who is not signed in cannot search', async () => {
    await expectRefusal(as.nobody.try(SearchLearning, { search: 'celestial' }), 'UNAUTHENTICATED');
  });

  test.each(['employee', 'manager', 'it'] as const)(
    '%s finds neither draft courses nor inactive certifications',
    async (who) => {
      expect(await found(as[who], 'celestial')).toEqual(['COURSE Celestial navigation']);
      expect(await found(as[who], 'navigator')).toEqual(['CERTIFICATION Navigator']);
    },
  );

  test('HR finds drafts and all certifications', async () => {
    expect(await found(as.hr, 'celestial')).toEqual([
      'COURSE Celestial draft',
      'COURSE Celestial navigation',
    ]);
    expect(await found(as.hr, 'navigator')).toEqual([
      'CERTIFICATION Navigator',
      'CERTIFICATION Old navigator',
    ]);
  });

  test('an employee who misspells a name finds the course, with its address', async () => {
    const { searchLearning } = await as.employee.ask(SearchLearning, { search: 'celestail navigation' });
    expect(searchLearning).toEqual([
      {
        kind: 'COURSE',
        id: String(course),
        title: 'Celestial navigation',
        subtitle: 'Boats · Advanced',
        path: `/learning/courses?course=${course}`,
      },
    ]);
    expect(await found(as.employee, 'navigatro')).toContain('CERTIFICATION Navigator');
  });

  test('a course is looked up among many by the index', async () => {
    await database.query(
      `insert into course (title, status, category_id) select 'Knot ' || n, 'published', min(c.id)
       from generate_series(10000, 29999) n, course_category c group by n`,
    );
    await database.query('vacuum analyze course');
    for (const search of ['knot 17777', 'kont 17777']) {
      const { sent } = await statementsOf(
        subgraph,
        as.employee,
        'query ($search: String!) { searchLearning(search: $search) { id } }',
        { search },
      );
      for (const statement of sent.filter(([sql]) => sql.includes('course c')))
        expect([search, scanned(await planForValues(database, statement), ['course'])]).toEqual([search, []]);
    }
  });
});
