import type { TestPortal } from '../../../testing/portal.js';
import { done } from '../answers.js';
import type { Json } from '../answers.js';
import { PDF } from '../form.js';
import { restOf } from '../rest.js';
import type { Asker } from '../rest.js';

export type Article = Json & {
  id: number;
  title: string;
  attachments: { id: number; filename: string; file: string }[];
};

/** The knowledge base over REST, and articles in its category Network. */
export function kbOf(portal: () => TestPortal) {
  const rest = restOf(portal, 'it/');
  let network = 0;
  beforeAll(async () => {
    network = (await rest.list<{ id: number }>('it', 'kb-categories/?search=network')).results[0]?.id ?? 0;
  });
  const fields = (more: Json = {}) => ({
    title: 'Cables',
    content: 'Blue ones.',
    category: network,
    attachments: PDF,
    ...more,
  });
  const written = (more: Json = {}, who: Asker = 'employee') =>
    done(rest.send<Article>('POST', who, 'kb-articles/', fields(more)));
  return { ...rest, fields, written, networkId: () => network };
}
