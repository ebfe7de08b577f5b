import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';

const Holidays = graphql(`
  query Holidays($year: Int, $ordering: String) {
    holidays(year: $year, ordering: $ordering) {
      count
      results {
        id
        date
        name
      }
    }
  }
`);
const AddHoliday = graphql(`
  mutation AddHoliday($input: AddHolidayInput!) {
    addHoliday(input: $input) {
      id
      date
      name
    }
  }
`);
const RemoveHoliday = graphql(`
  mutation RemoveHoliday($id: Int!) {
    removeHoliday(id: $id)
  }
`);

describeSubgraph(people, ({ as, database }) => {
  beforeEach(() => database.query('delete from holiday'));

  const add = async (date: string, name: string) =>
    (await as.hr.ask(AddHoliday, { input: { date, name } })).addHoliday;
  const namesOf = async (given: { year?: number; ordering?: string } = {}) =>
    (await as.employee.ask(Holidays, given)).holidays.results.map(({ name }) => name);

  test('a person who is not signed in cannot list holidays', async () => {
    await expectRefusal(as.nobody.try(Holidays), 'UNAUTHENTICATED');
  });

  test.each(['employee', 'it', 'manager', 'analyst'] as const)(
    '%s can neither add nor remove a holiday',
    async (who) => {
      const { id } = await add('2027-05-03', 'Regatta');
      await expectRefusal(
        as[who].try(AddHoliday, { input: { date: '2027-05-04', name: 'My day' } }),
        'FORBIDDEN',
      );
      await expectRefusal(as[who].try(RemoveHoliday, { id }), 'FORBIDDEN');
      expect(await namesOf()).toEqual(['Regatta']);
    },
  );

  test.each([
    ['2027-05-03', ' ', 'name', 'This field may not be blank.'],
    ['2027-05-03', 'x'.repeat(101), 'name', 'Ensure this field has no more than 100 characters.'],
    ['0227-05-03', 'Regatta', 'date', 'Ensure the year is between 1900 and 2200.'],
  ])('a holiday on %s named "%s" is refused under %s', async (date, name, field, text) => {
    await expectRefusal(as.hr.try(AddHoliday, { input: { date, name } }), 'BAD_USER_INPUT', field, text);
  });

  test('HR adds holidays, everyone reads the holidays of a year by date, HR removes one', async () => {
    expect(await add('2027-12-25', ' Christmas Day ')).toMatchObject({
      date: '2027-12-25',
      name: 'Christmas Day',
    });
    const { id } = await add('2027-01-01', "New Year's Day");
    await add('2028-01-01', 'Another New Year');
    expect(await namesOf({ year: 2027 })).toEqual(["New Year's Day", 'Christmas Day']);
    expect(await namesOf({ ordering: '-date' })).toEqual([
      'Another New Year',
      'Christmas Day',
      "New Year's Day",
    ]);
    expect((await as.admin.ask(RemoveHoliday, { id })).removeHoliday).toBe(true);
    await expectRefusal(as.hr.try(RemoveHoliday, { id }), 'NOT_FOUND');
    expect(await namesOf({ year: 2027 })).toEqual(['Christmas Day']);
    const kept = await database.query(
      `select action from audit where object_type = 'holiday' and object_id = $1 order by id`,
      [String(id)],
    );
    expect(kept).toEqual([{ action: 'holiday.add' }, { action: 'holiday.remove' }]);
  });

  test('a year outside the calendar is refused', async () => {
    await expectRefusal(
      as.employee.try(Holidays, { year: 99_999 }),
      'BAD_USER_INPUT',
      'year',
      'Ensure this value is less than or equal to 2200.',
    );
  });

  test('of two people who add a holiday on the same date at the same moment, one is refused under date', async () => {
    const tries = await Promise.all(
      ['Regatta', 'Carnival'].map((name) => as.hr.try(AddHoliday, { input: { date: '2027-05-03', name } })),
    );
    const refused = tries.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(1);
    await expectRefusal(refused[0]!, 'BAD_USER_INPUT', 'date', 'There is already a holiday on this date.');
    expect(await namesOf({ year: 2027 })).toHaveLength(1);
  });
});
