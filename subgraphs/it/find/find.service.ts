import type { RequestContext } from '../../kit/request/context.js';
import { findThings, MOST_FOUND, readFind } from '../../kit/request/find.js';
import type { FindSource, FoundThing } from '../../kit/request/find.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { listArticles } from '../article/articleList.service.js';
import { mayManage, narrowToVisible } from '../asset/asset.access.js';
import { database } from '../database.js';
import type { FoundKind } from '../generated/schema.js';

const ASSET: FindSource<
  FoundKind,
  { tag: string; name: string; brand: string | null; model: string | null; location: string | null }
> = {
  kind: 'ASSET',
  from: 'asset a',
  id: 'a.id',
  columns: { tag: 'a.tag', name: 'a.name', brand: 'a.brand', model: 'a.model', location: 'a.location' },
  searched: 'a.search_text',
  visible: narrowToVisible,
  show: ({ id, tag, name, brand, model, location }) => ({
    title: name,
    subtitle: [tag, [brand, model].filter(Boolean).join(' '), location].filter(Boolean).join(' · '),
    path: `/it/assets?asset=${id}`,
  }),
};

/** Articles have a search of their own, which knows other forms of a word and what is mistyped. */
async function findArticles(context: RequestContext, search: string): Promise<FoundThing<FoundKind>[]> {
  const { results } = await listArticles(context, { search, pageSize: MOST_FOUND });
  return results.map(({ id, title, categoryName, isPublished }) => ({
    kind: 'ARTICLE',
    id: String(id),
    title,
    subtitle: isPublished ? categoryName : `${categoryName} · Draft`,
    path: `/it/knowledge-base?article=${id}`,
  }));
}

/** Articles and assets with this text, at most five of each. @throws BAD_USER_INPUT search */
export async function searchIt(context: RequestContext, search: string): Promise<FoundThing<FoundKind>[]> {
  const viewer = requireViewer(context);
  const text = readFind(search);
  if (text === null) return [];
  const found = await Promise.all([
    findArticles(context, search),
    mayManage(viewer) ? findThings(database, ASSET, viewer, text) : [],
  ]);
  return found.flat();
}
