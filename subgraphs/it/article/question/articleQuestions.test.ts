import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import type { Viewer } from '../../../kit/request/viewer.js';
import { it as itSubgraph } from '../../subgraph.js';
import { codeOf, people, REMOVE, stored } from '../../testing/articles.js';
import { FIELDS, ASK, CHANGE, many, questionDesk, SLOW, VOUCHER } from '../../testing/articleQuestions.js';

const { author, managers, strangers } = people();
const REFERENCE =
  'query ($r: [_Any!]!) { _entities(representations: $r) { ... on KbArticle { questions { question } } } }';

let test_: TestSubgraph;
const { run, written, create, change } = questionDesk(() => test_, author);
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate article, file cascade'));

describe('who may not', () => {
  test('without a sign-in, or before the password is changed, a person neither reads nor writes the questions of an article', async () => {
    const id = await written();
    const before = await stored(test_);
    for (const [document, variables] of [
      [ASK, { id }],
      [CHANGE, { id, input: { questions: [] } }],
      [`{ kbArticles { results { ${FIELDS} } } }`, {}],
    ] as const) {
      expect([document, await codeOf(run(null, document, variables))]).toEqual([document, 'UNAUTHENTICATED']);
      for (const who of [author, viewer(['IT Staff'])])
        expect([
          document,
          await codeOf(run({ ...who, mustChangePassword: true }, document, variables)),
        ]).toEqual([document, 'PASSWORD_CHANGE_REQUIRED']);
    }
    const r = [{ __typename: 'KbArticle', id }];
    expect(await codeOf(run(null, REFERENCE, { r }))).toBe('UNAUTHENTICATED');
    expect((await run({ ...author, mustChangePassword: true }, REFERENCE, { r })).data).toEqual({
      _entities: [null],
    });
    expect(await stored(test_)).toEqual(before);
  });

  test.each(strangers)(
    '%s reads no questions of a draft, and cannot change those of a colleague’s article',
    async (_who, stranger) => {
      const [draft, id] = [await written({ isPublished: false }), await written()];
      const before = await stored(test_);
      expect(await codeOf(run(stranger, ASK, { id: draft }))).toBe('NOT_FOUND');
      expect((await run(stranger, REFERENCE, { r: [{ __typename: 'KbArticle', id: draft }] })).data).toEqual({
        _entities: [null],
      });
      expect(await codeOf(change(draft, [SLOW], {}, stranger))).toBe('NOT_FOUND');
      for (const questions of [[SLOW], [], null, [{ question: '' }], many(101)])
        expect([questions, await codeOf(change(id, questions, {}, stranger))]).toEqual([
          questions,
          'FORBIDDEN',
        ]);
      expect(await stored(test_)).toEqual(before);
    },
  );

  test('IT Staff and administrators read the questions of a removed article in the list of removed articles; other people do not', async () => {
    const id = await written();
    await run(author, REMOVE, { id });
    const list = `{ it: kbArticles(isRemoved: true) { results { questions { heading question } } } }`;
    for (const [, who] of [['the author', author] as const, ...strangers])
      expect((await run(who, list, {})).data).toEqual({ it: { results: [] } });
    for (const [, who] of managers)
      expect((await run(who, list, {})).data).toEqual({ it: { results: [{ questions: [VOUCHER] }] } });
    for (const who of [author, viewer(['IT Staff'])])
      expect([await codeOf(run(who, ASK, { id })), await codeOf(change(id, []))]).toEqual([
        'NOT_FOUND',
        'NOT_FOUND',
      ]);
  });
});

test('an article is created with the questions that it answers, which everyone reads in the given order', async () => {
  const { data, errors } = await create([
    VOUCHER,
    { question: ' Why is the\r\n Wi-Fi so slow? ' },
    { heading: ' \n', question: 'Wi-Fi?' },
    { heading: 'Not\nthere', question: 'Who helps?' },
  ]);
  const questions = [
    VOUCHER,
    SLOW,
    { heading: null, question: 'Wi-Fi?' },
    { heading: 'Not there', question: 'Who helps?' },
  ];
  expect([errors, data.it]).toEqual([[], { id: expect.any(Number), version: 1, questions }]);
  for (const [, who] of [...strangers, ...managers])
    expect((await run(who, ASK, { id: data.it.id })).data.it).toEqual(data.it);
  expect((await run(viewer(), REFERENCE, { r: [{ __typename: 'KbArticle', id: data.it.id }] })).data).toEqual(
    { _entities: [{ questions: questions.map(({ question }) => ({ question })) }] },
  );
  for (const none of [undefined, null, []]) expect((await create(none)).data.it.questions).toEqual([]);
});

test.each([['the author', author] as [string, Viewer], ...managers])(
  '%s replaces all questions; omitted or null keeps them, and the same questions are no change',
  async (_who, who) => {
    const id = await written();
    expect((await change(id, [SLOW, VOUCHER], { version: 1 }, who)).data.it).toEqual({
      id,
      version: 2,
      questions: [SLOW, VOUCHER],
    });
    for (const input of [
      {},
      { questions: null },
      { questions: [SLOW, VOUCHER] },
      {
        questions: [
          { ...SLOW, heading: ' ' },
          { ...VOUCHER, question: 'guest\nwifi password' },
          { question: 'GUEST WIFI PASSWORD' },
        ],
      },
    ]) {
      expect([input, (await run(who, CHANGE, { id, input })).data.it]).toEqual([
        input,
        { id, version: 2, questions: [SLOW, VOUCHER] },
      ]);
    }
    expect((await run(who, CHANGE, { id, input: { title: 'Wireless' } })).data.it).toEqual({
      id,
      version: 3,
      questions: [SLOW, VOUCHER],
    });
    expect((await change(id, [VOUCHER, SLOW], {}, who)).data.it).toEqual({
      id,
      version: 4,
      questions: [VOUCHER, SLOW],
    });
    expect((await change(id, [], {}, who)).data.it).toEqual({ id, version: 5, questions: [] });
    expect(
      await test_.database.query(
        'select actor_user_id as actor, before, after from audit where object_id = $1 order by id',
        [String(id)],
      ),
    ).toEqual(
      [{ questions: 'changed' }, null, { questions: 'changed' }, { questions: 'changed' }].map((said) => ({
        actor: who.userId,
        before: said ?? { title: 'Installing approved applications' },
        after: said ?? { title: 'Wireless' },
      })),
    );
  },
);

test('of two people who replace the questions of the same version one is refused, and the questions of the other are stored', async () => {
  const id = await written();
  const sets = [many(50, 'What is mine'), many(50, 'What is yours')];
  const answers = await Promise.all(
    sets.map((questions, place) =>
      change(id, questions, { version: 1 }, [author, viewer(['IT Staff'])][place]),
    ),
  );
  expect(answers.map(({ errors }) => errors[0]?.code ?? 'done').sort()).toEqual(['CONFLICT', 'done']);
  const winner = answers.findIndex(({ errors }) => errors.length === 0);
  expect((await run(viewer(), ASK, { id })).data.it).toEqual({
    id,
    version: 2,
    questions: sets[winner]?.map((one) => ({ heading: null, ...one })),
  });
});

test('a page reads its questions in one statement of any size, and only when they are selected [R-03]', async () => {
  for (let n = 0; n < 4; n += 1) await written({ questions: [SLOW, VOUCHER].slice(n % 3) });
  const cost = async (pageSize: number, fields: string) => {
    const before = test_.database.statements;
    expect(
      (await run(viewer(), `{ kbArticles(pageSize: ${pageSize}) { results { id ${fields} } } }`, {})).errors,
    ).toEqual([]);
    return test_.database.statements - before;
  };
  for (const pageSize of [1, 4])
    expect([await cost(pageSize, ''), await cost(pageSize, 'questions { heading question }')]).toEqual([
      1, 2,
    ]);
});
