import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { it as itSubgraph } from '../subgraph.js';
import {
  CREATE,
  DOWNLOAD,
  filesKept,
  pdfs,
  people,
  READ,
  REMOVE,
  UPDATE,
  VIEW,
} from '../testing/articles.js';
import type { Article } from '../testing/articles.js';
import { addArticle, addCategory } from './article.factory.js';

const { author } = people();
const staff = viewer(['IT Staff']);
let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate article, file cascade'));

const many = <Result>(length: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length }, (_, index) => work(index)));
const run = (who: typeof author, document: string, variables: Record<string, unknown>) =>
  test_.run<{ it: Article }>(who, document, variables);
const created = async (...names: string[]) => {
  const input = {
    title: 'A title',
    content: 'Some text.',
    category: await addCategory(test_.database, 'Software'),
    attachments: await pdfs(test_, ...names),
  };
  return (await run(author, CREATE, { input })).data.it;
};

test('of two people who change the same version at the same time the second is told of the first change', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await addArticle(test_.database, { authorId: author.userId });
    const answers = await Promise.all([
      run(author, UPDATE, { id, version: 1, input: { title: 'Mine' } }),
      run(staff, UPDATE, { id, version: 1, input: { title: 'Ours' } }),
    ]);
    const [won, lost] = answers[0].errors.length === 0 ? answers : [...answers].reverse();
    expect([won?.errors, lost?.errors[0]?.code]).toEqual([[], 'CONFLICT']);
    expect((await run(author, READ, { id })).data.it).toMatchObject({
      title: won?.data.it.title,
      version: 2,
    });
  }
});

test('views and downloads of many people at the same time are all counted, even while the article is changed [C7.25 K1]', async () => {
  const id = await addArticle(test_.database, { authorId: author.userId });
  const answers = await Promise.all([
    many(20, () => run(viewer(), VIEW, { id })),
    many(10, () => run(viewer(), DOWNLOAD, { id })),
    many(5, (index) => run(author, UPDATE, { id, input: { title: `Title ${index}` } })),
  ]);
  expect(answers.flat().flatMap(({ errors }) => errors)).toEqual([]);
  expect((await run(author, READ, { id })).data.it).toMatchObject({
    viewCount: 20,
    downloadCount: 10,
    version: 6,
  });
});

test('when two people remove one of two files each, one of them is refused and the last file stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, attachments } = await created('a.pdf', 'b.pdf');
    const answers = await Promise.all(
      attachments.map((file) => run(author, UPDATE, { id, input: { removeAttachments: [file.id] } })),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors)[0]?.fields).toEqual({
      attachments: ['At least one PDF attachment is required'],
    });
    expect((await run(author, READ, { id })).data.it.attachments).toHaveLength(1);
  }
});

test('the last file removed twice at the same time is refused twice, and another file removed twice is removed once', async () => {
  const last = await created('a.pdf');
  for (const { errors } of await many(2, () =>
    run(author, UPDATE, { id: last.id, input: { removeAttachments: [last.attachments[0]?.id] } }),
  ))
    expect(errors[0]?.fields).toEqual({ attachments: ['At least one PDF attachment is required'] });
  const { id, attachments } = await created('a.pdf', 'b.pdf');
  const answers = await many(2, () =>
    run(author, UPDATE, { id, input: { removeAttachments: [attachments[0]?.id] } }),
  );
  expect(answers.flatMap(({ errors }) => errors).map(({ fields }) => fields)).toEqual([
    { removeAttachments: [`Invalid pk "${attachments[0]?.id}" - object does not exist.`] },
  ]);
});

test('files added by several people at the same time never exceed ten, and refused files leave no bytes', async () => {
  const { id } = await created('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf');
  const before = await filesKept(test_);
  const answers = await many(4, async (index) =>
    run(author, UPDATE, {
      id,
      input: { attachments: await pdfs(test_, ...['x', 'y', 'z'].map((name) => `${name}${index}.pdf`)) },
    }),
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(2);
  expect([
    (await run(author, READ, { id })).data.it.attachments.length,
    (await filesKept(test_)) - before,
  ]).toEqual([10, 6]);
});

test('an article that is removed while people view and change it is gone, and every call gets one of the two answers', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await addArticle(test_.database, { authorId: author.userId });
    const [removal, ...others] = await Promise.all([
      run(author, REMOVE, { id }),
      run(staff, UPDATE, { id, input: { title: 'Other' } }),
      run(viewer(), VIEW, { id }),
      run(staff, REMOVE, { id }),
    ]);
    const codes = [removal, ...others].flatMap(({ errors }) => errors.map(({ code }) => code));
    expect(codes.every((code) => code === 'NOT_FOUND')).toBe(true);
    expect([removal, others[2]].filter((answer) => answer?.errors.length === 0)).toHaveLength(1);
    expect((await run(staff, READ, { id })).errors[0]?.code).toBe('NOT_FOUND');
  }
});

test('many articles that bring the same new words at the same time are all written', async () => {
  const category = await addCategory(test_.database, 'Software');
  const answers = await many(8, async (index) =>
    run(author, CREATE, {
      input: {
        title: `Zeppelin ${index}`,
        content: 'Yonder xylophones wander vividly under trees',
        category,
        attachments: await pdfs(test_, 'a.pdf'),
      },
    }),
  );
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
});
