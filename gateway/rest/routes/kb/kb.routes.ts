import type { Row, Shown, Take } from '../../route.js';

const categories = (path = '') => [`/api/it/kb-categories/${path}`];
const articles = (path = '') => [`/api/it/kb-articles/${path}`];

const anyone = 'anyone signed in';
const staff = 'IT Staff, Administrator';
const reader = 'anyone signed in; what is not published its author, IT Staff, Administrator';
const writer = 'its author, IT Staff, Administrator';

/** Stored with an article for the chat assistant; rest.md has no such key. */
const fixed = { questions: undefined };
const attachments = { tooMany: 'An article can have at most 10 attachments.' };
const BLANK: Take = { says: { blank: 'This field may not be blank.' } };
const changes = { takes: { attachments: { says: attachments } }, fixed };

/** The author as one object, known by the name of then. */
function present({ author_id, author_name, ...article }: Shown): Shown {
  return { ...article, author: { id: author_id, full_name: author_name } };
}

export const kbRows: readonly Row[] = [
  { method: 'GET', paths: categories(), operation: 'KbCategories', who: anyone },
  { method: 'POST', paths: categories(), operation: 'CreateKbCategory', who: staff, status: 201 },
  { method: 'GET', paths: categories('{id}/'), operation: 'KbCategory', who: anyone },
  { method: 'PUT', paths: categories('{id}/'), operation: 'UpdateKbCategory', who: staff },
  { method: 'PATCH', paths: categories('{id}/'), operation: 'UpdateKbCategory', who: staff },
  { method: 'DELETE', paths: categories('{id}/'), operation: 'DeleteKbCategory', who: staff },
  { method: 'GET', paths: articles(), operation: 'KbArticles', who: reader, present },
  {
    method: 'POST',
    paths: articles(),
    operation: 'CreateKbArticle',
    who: anyone,
    status: 201,
    present,
    takes: {
      title: BLANK,
      content: BLANK,
      attachments: {
        need: 'in its own words',
        says: { ...attachments, blank: 'At least one PDF attachment is required' },
      },
    },
    fixed,
  },
  { method: 'GET', paths: articles('published/'), operation: 'PublishedKbArticles', who: anyone, present },
  { method: 'GET', paths: articles('popular/'), operation: 'PopularKbArticles', who: anyone, present },
  { method: 'GET', paths: articles('{id}/'), operation: 'KbArticle', who: reader, present },
  // Also partial: without new files the old ones stay.
  {
    method: 'PUT',
    paths: articles('{id}/'),
    operation: 'UpdateKbArticle',
    who: writer,
    present,
    ...changes,
  },
  {
    method: 'PATCH',
    paths: articles('{id}/'),
    operation: 'UpdateKbArticle',
    who: writer,
    present,
    ...changes,
  },
  { method: 'DELETE', paths: articles('{id}/'), operation: 'DeleteKbArticle', who: writer },
  { method: 'POST', paths: articles('{id}/view/'), operation: 'RegisterKbArticleView', who: reader },
  { method: 'POST', paths: articles('{id}/download/'), operation: 'RegisterKbArticleDownload', who: reader },
  {
    method: 'GET',
    paths: articles('{id}/attachments/{attachment_id}/'),
    operation: 'KbAttachment',
    who: reader,
    takes: { attachment_id: 'attachmentId' },
    sendsFile: 'file',
  },
];
