import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addArticle, addCategory } from '../article/article.factory.js';
import type { ArticleQuestion } from '../article/question/articleQuestion.js';
import { CREATE, pdfs, READ, UPDATE } from './articles.js';

export const FIELDS = 'id version questions { heading question }';
const asking = (document: string) => document.replace(/\{ id title .*\} \}$/s, `{ ${FIELDS} } }`);
export const [ASK, WRITE, CHANGE] = [asking(READ), asking(CREATE), asking(UPDATE)];

interface Asked {
  id: number;
  version: number;
  questions: ArticleQuestion[];
}

export const VOUCHER = { heading: 'Guests', question: 'guest wifi password' };
export const SLOW = { heading: null, question: 'Why is the Wi-Fi so slow?' };
export const many = (count: number, question = 'What is question') =>
  Array.from({ length: count }, (_, n) => ({ question: `${question} ${n}?` }));

/** Writes, reads and changes what an article answers, as its author unless said otherwise. */
export function questionDesk(test_: () => TestSubgraph, author: Viewer) {
  const run = (who: Viewer | null, document: string, variables: Record<string, unknown>) =>
    test_().run<{ it: Asked }>(who, document, variables);
  const written = (more: Parameters<typeof addArticle>[1] = {}) =>
    addArticle(test_().database, { authorId: author.userId, questions: [VOUCHER], ...more });
  const create = async (questions: unknown) =>
    run(author, WRITE, {
      input: {
        title: 'Wi-Fi',
        content: 'Ask.',
        category: await addCategory(test_().database, 'Network'),
        attachments: await pdfs(test_(), 'a.pdf'),
        questions,
      },
    });
  const change = (id: number, questions: unknown, more = {}, who = author) =>
    run(who, CHANGE, { id, input: { questions }, ...more });
  return { run, written, create, change };
}
