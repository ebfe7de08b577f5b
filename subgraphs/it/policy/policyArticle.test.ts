import { inDays } from '../../kit/testing/time/days.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { it as itSubgraph } from '../subgraph.js';
import { noPolicies, policyStepsOf } from '../testing/policies.js';
import { graphql } from '../testing/graphql.js';

const ReadArticle = graphql(`
  query ReadPolicyArticle($id: Int!) {
    kbArticle(id: $id) {
      title
      content
      authorName
      category {
        id
        isForPolicies
      }
      policy {
        number
        effectiveOn
      }
      viewerCan {
        update
        remove
      }
    }
  }
`);
const ChangeArticle = graphql(`
  mutation ChangePolicyArticle($id: Int!, $input: KbArticleChanges!) {
    updateKbArticle(id: $id, input: $input) {
      id
    }
  }
`);
const RemoveArticle = graphql(`
  mutation RemovePolicyArticle($id: Int!) {
    deleteKbArticle(id: $id)
  }
`);
const RemoveCategory = graphql(`
  mutation RemovePolicyCategory($id: Int!) {
    deleteKbCategory(id: $id)
  }
`);
const RenameCategory = graphql(`
  mutation RenamePolicyCategory($id: Int!, $name: String!) {
    updateKbCategory(id: $id, input: { name: $name }) {
      name
    }
  }
`);
const ListArticles = graphql(`
  query ListPolicyArticles($isPublished: Boolean) {
    kbArticles(isPublished: $isPublished) {
      results {
        title
      }
    }
  }
`);

describeSubgraph(itSubgraph, noPolicies, ({ as }) => {
  const { create, change, begin, publish, withdraw } = policyStepsOf(as.hr);
  const articleOf = async (who: typeof as.hr, id: number) => (await who.ask(ReadArticle, { id })).kbArticle;
  const titles = async (who: typeof as.hr, isPublished?: boolean) =>
    (await who.ask(ListArticles, { isPublished })).kbArticles.results.map(({ title }) => title);

  test('IT, an administrator and HR can neither change nor remove the article of a policy, nor add one to its category', async () => {
    const { id } = await create();
    const articleId = (await publish(id)).articleId ?? 0;
    const article = await articleOf(as.it, articleId);
    expect(article?.viewerCan).toEqual({ update: false, remove: false });
    for (const who of [as.it, as.admin, as.hr]) {
      await expectRefusal(who.try(ChangeArticle, { id: articleId, input: { title: 'Mine' } }), 'FORBIDDEN');
      await expectRefusal(who.try(RemoveArticle, { id: articleId }), 'FORBIDDEN');
    }
    const category = article?.category.id ?? 0;
    await expectRefusal(as.it.try(RemoveCategory, { id: category }), 'CONFLICT');
    await expectRefusal(as.it.try(RenameCategory, { id: category, name: 'Rules' }), 'FORBIDDEN', {
      message: 'Only HR and Administrators rename the category of the policies.',
    });
    const attachments = null;
    const answer = await as.it.try(
      graphql(`
        mutation WriteBesidePolicies($input: KbArticleInput!) {
          createKbArticle(input: $input) {
            id
          }
        }
      `),
      { input: { title: 'Mine', content: 'Text.', category, attachments } },
    );
    expect(answer.errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
  });

  test('a draft policy is not an article; in force it is an article that everyone reads, with its version', async () => {
    const { id } = await create();
    expect(await titles(as.it)).toEqual([]);
    const articleId = (await publish(id)).articleId ?? 0;
    expect(await articleOf(as.employee, articleId)).toMatchObject({
      content: '# Travel\nBook trains first.',
      authorName: as.hr.fullName,
      category: { isForPolicies: true },
      policy: { number: 1, effectiveOn: inDays(0) },
    });
    await begin(id);
    await change(id, { content: 'Trains alone.', confirmBy: inDays(4) });
    expect((await articleOf(as.it, articleId))?.content).toBe('# Travel\nBook trains first.');
    await publish(id);
    expect(await articleOf(as.employee, articleId)).toMatchObject({
      content: 'Trains alone.',
      policy: { number: 2 },
    });
  });

  test('the article of a withdrawn policy is readable for nobody, not even for IT', async () => {
    const { id } = await create();
    const articleId = (await publish(id)).articleId ?? 0;
    await withdraw(id, 1);
    for (const who of [as.it, as.admin, as.hr, as.employee]) {
      expect(await titles(who)).toEqual([]);
      await expectRefusal(who.try(ReadArticle, { id: articleId }), 'NOT_FOUND');
    }
  });
});
