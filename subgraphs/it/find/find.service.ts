import type { RequestContext } from '../../kit/request/context.js';
import { findThings, MOST_FOUND, readFind } from '../../kit/find/find.js';
import type { FindSource, FoundThing } from '../../kit/find/find.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { ArticleRow } from '../article/article.loader.js';
import { listArticles } from '../article/articleList.service.js';
import { mayManage, narrowToVisible } from '../asset/asset.access.js';
import { database } from '../database.js';
import type { FoundKind } from '../generated/schema.js';
import { versionByArticle } from '../policy/policy.loader.js';
import type { PolicyVersionRow } from '../policy/policy.loader.js';

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

const shownArticle = ({ id, title, categoryName, isPublished }: ArticleRow): FoundThing<FoundKind> => ({
  kind: 'ARTICLE',
  id: String(id),
  title,
  subtitle: isPublished ? categoryName : `${categoryName} · Draft`,
  path: `/it/knowledge-base?article=${id}`,
});

const shownPolicy = ({ policyId, number, title }: PolicyVersionRow): FoundThing<FoundKind> => ({
  kind: 'POLICY',
  id: String(policyId),
  title,
  subtitle: `Version ${number} · In force`,
  path: `/it/knowledge-base?policy=${policyId}-${number}`,
});

/**
 * Articles have their own search, with word forms and corrections; the article of a policy in force is found as
 * that policy.
 */
async function findArticles(context: RequestContext, search: string): Promise<FoundThing<FoundKind>[]> {
  const { results } = await listArticles(context, { search, pageSize: MOST_FOUND });
  return Promise.all(
    results.map(async (article) => {
      const policy = article.isPolicy ? await versionByArticle(context).load(article.id) : null;
      return policy ? shownPolicy(policy) : shownArticle(article);
    }),
  );
}

/**
 * Assets with this text, and articles with the policies among them, at most five of each. @throws BAD_USER_INPUT
 * search
 */
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
