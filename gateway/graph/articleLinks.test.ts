import { openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';

interface Comments {
  ticketComments: { results: { articleId: number; article: { title: string } | null }[] };
}

const ASK = 'mutation ($input: ItSupportInput!) { createItSupportTicket(input: $input) { id } }';
const REPLY = `mutation ($ticket: Int!, $article: Int) {
  addTicketComment(ticket: $ticket, comment: "Please read this.", article: $article) { id article { title } } }`;
const READ =
  'query ($ticket: Int!) { ticketComments(ticket: $ticket) { results { articleId article { title } } } }';
const LINKED =
  'query ($id: Int!) { kbArticle(id: $id) { title linkedTickets { count results { id title } } } }';
const PUBLISH = `mutation ($id: Int!, $isPublished: Boolean) {
  updateKbArticle(id: $id, input: { isPublished: $isPublished }) { id } }`;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

test('a reply links to an article by its id: the requester reads its present title while it is published, and IT reads the ticket from the article', async () => {
  const { data: found } = await portal.graphql<{
    publishedKbArticles: { results: { id: number; title: string }[] };
  }>('it', '{ publishedKbArticles(pageSize: 1) { results { id title } } }');
  const article = found.publishedKbArticles.results[0]!;
  const input = { title: 'No picture', description: 'The screen is dark.', issueType: 'Hardware' };
  const made = await portal.graphql<{ createItSupportTicket: { id: number } }>('employee', ASK, { input });
  const ticket = made.data.createItSupportTicket.id;
  expect((await portal.graphql('it', REPLY, { ticket, article: article.id })).data).toMatchObject({
    addTicketComment: { article: { title: article.title } },
  });

  const refused = await portal.graphql('hr', LINKED, { id: article.id });
  expect(refused.data).toEqual({ kbArticle: { title: article.title, linkedTickets: null } });
  expect(refused.errors?.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
  for (const who of ['it', 'admin'] as const)
    expect(await portal.graphql(who, LINKED, { id: article.id })).toEqual({
      data: {
        kbArticle: {
          title: article.title,
          linkedTickets: { count: 1, results: [{ id: ticket, title: 'No picture' }] },
        },
      },
    });

  const read = async () => {
    const { data, errors } = await portal.graphql<Comments>('employee', READ, { ticket });
    expect(errors).toBeUndefined();
    return data.ticketComments.results;
  };
  expect(await read()).toEqual([{ articleId: article.id, article: { title: article.title } }]);
  await portal.graphql('it', PUBLISH, { id: article.id, isPublished: false });
  expect(await read()).toEqual([{ articleId: article.id, article: null }]);
}, 60_000);
