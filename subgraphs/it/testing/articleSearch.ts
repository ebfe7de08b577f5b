import type { Queryable } from '../../kit/postgres/queryable.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addArticle } from '../article/article.factory.js';

const employee = viewer();

/** Articles to be looked for, and a draft of the author's. @returns their ids */
export async function addSearched(database: Queryable, author: Viewer): Promise<Record<string, number>> {
  const add = (title: string, content: string, more = {}) =>
    addArticle(database, { title, content, ...more });
  return {
    vpn: await add(
      'Using the VPN from home',
      'Start the client, sign in, and choose the **nearest** gateway.\n\n## When it fails\n\nRestart the printer? No: restart the client.',
      { createdAt: '2026-01-01T00:00:00Z' },
    ),
    printer: await add(
      'Printing on any floor',
      'Every printer takes your badge. The policies for colour are strict.',
      { createdAt: '2026-01-02T00:00:00Z' },
    ),
    password: await add(
      'Choosing a strong passphrase',
      'A password of four words is a strong one. Passwords are never mailed. Security first.',
      { createdAt: '2026-01-03T00:00:00Z' },
    ),
    passwords: await add('Password of the router', 'It is on the back.', {
      createdAt: '2026-01-04T00:00:00Z',
    }),
    wifi: await add(
      'Connecting to the office Wi-Fi',
      'Choose the network and sign in with your e-mail address.',
      { createdAt: '2026-01-05T00:00:00Z' },
    ),
    long: await add(
      'Notes',
      `${'Everything about nothing at all. '.repeat(200)}The password is mentioned once.`,
      { createdAt: '2026-01-06T00:00:00Z' },
    ),
    draft: await add('Unfinished zanzibar plan', 'The password of zanzibar.', {
      isPublished: false,
      authorId: author.userId,
      createdAt: '2026-01-07T00:00:00Z',
    }),
  };
}

export interface Found {
  count: number;
  results: { id: number; highlights: { text: string; isMatch: boolean }[] }[];
}

/** Searches as an employee by default, and names the results as `made` does. */
export function searchOf(test_: () => TestSubgraph, made: () => Record<string, number>) {
  async function search(text: string, more = '', who: Viewer = employee): Promise<Found> {
    const { data, errors } = await test_().run<{ kbArticles: Found }>(
      who,
      `query ($s: String) { kbArticles(search: $s${more}) { count results { id highlights { text isMatch } } } }`,
      { s: text },
    );
    expect(errors).toEqual([]);
    return data.kbArticles;
  }
  async function found(text: string, more = '', who: Viewer = employee): Promise<string[]> {
    const { count, results } = await search(text, more, who);
    expect(count).toBe(results.length);
    return results.map(({ id }) => Object.keys(made()).find((name) => made()[name] === id) ?? String(id));
  }
  const inAnyOrder = async (text: string) => (await found(text)).sort();
  return { search, found, inAnyOrder };
}
