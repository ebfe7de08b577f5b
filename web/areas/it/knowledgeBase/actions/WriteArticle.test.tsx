import { screen, waitFor, within, type queries } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  ArticleToEditDocument,
  CreateArticleDocument,
  UpdateArticleDocument,
} from '../../../../generated/graphql';
import { itPerson } from '../../../../testing/it/assets';
import { dropFiles } from '../../../../testing/page/dropFiles';
import { fill, retype } from '../../../../testing/page/fill';
import { answers, broken, refusal } from '../../../../testing/graph';
import {
  articlesPage,
  chooseOfArticle,
  listedArticle,
  openedArticle,
  openKnowledgeBase,
} from '../../../../testing/it/openKnowledgeBase';
import { interceptNetwork } from '../../../../testing/server';
import type { User } from '../../../../testing/testPortal';

interceptNetwork();

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** A file that was sent. */
const named = (name: string): unknown => expect.objectContaining({ name });

async function openAdd(...handlers: RequestHandler[]) {
  const opened = await openKnowledgeBase({ handlers });
  await opened.user.click(screen.getByRole('button', { name: 'Add Article' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Article' }));
  const drop = (...files: File[]) => dropFiles(dialog.getByLabelText('PDF attachments'), ...files);
  return { ...opened, dialog, drop, send: () => dialog.getByRole('button', { name: 'Add Article' }) };
}

type Parts = ReturnType<typeof within<typeof queries>>;

async function write(user: User, dialog: Parts) {
  await fill(user, dialog.getByLabelText('Title'), 'Printing at home');
  await user.click(dialog.getByRole('button', { name: /Category$/ }));
  await user.click(await screen.findByRole('option', { name: 'Security' }));
  await fill(user, dialog.getByLabelText('Content'), '## First\n\n**Do** it. <img src=x>');
}

const files = (dialog: Parts) =>
  dialog
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));

test('an article cannot be sent without title, category, content and a PDF [C5.24 C5.25]', async () => {
  const { user, dialog, send } = await openAdd();
  await user.click(send());
  for (const text of [
    'Please fill in all required fields',
    'Title is required',
    'Category is required',
    'Content is required',
    'At least one PDF attachment is required',
  ])
    expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByLabelText('Title')).toHaveFocus();
});

test('only PDF files under 10MB are accepted, and a file can be removed before sending [C5.26 C5.27 C5.28 C9.1]', async () => {
  const { user, dialog, drop } = await openAdd();
  drop(new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }), pdf('guide.pdf'));
  expect(await dialog.findByText('Only PDF files are allowed for attachments.')).toBeVisible();
  const large = pdf('large.pdf');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 });
  drop(large);
  expect(await dialog.findByText('Each PDF file must be smaller than 10MB.')).toBeVisible();
  const fits = pdf('fits.pdf');
  Object.defineProperty(fits, 'size', { value: 10 * 1024 * 1024 - 1 });
  drop(fits);
  await waitFor(() => expect(files(dialog)).toEqual(['guide.pdf', 'fits.pdf']));
  expect(dialog.queryByText('Each PDF file must be smaller than 10MB.')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remove guide.pdf' }));
  expect(files(dialog)).toEqual(['fits.pdf']);
  expect(dialog.getByRole('button', { name: 'Remove fits.pdf' })).toHaveFocus();
});

test('the preview shows the text before it is sent, with HTML as text, and the article appears in the list [C2.43 C2.46 C4.34 C7.34 C8.9]', async () => {
  const sent: unknown[] = [];
  const { user, dialog, drop, send, asked } = await openAdd(
    answers(CreateArticleDocument, ({ input }) => {
      sent.push(input);
      return { createKbArticle: { id: 6 } };
    }),
  );
  await write(user, dialog);
  await user.click(dialog.getByRole('radio', { name: 'Preview' }));
  expect(await dialog.findByRole('heading', { name: 'First' })).toBeVisible();
  expect(dialog.getByText(/<img src=x>/)).toBeVisible();
  expect(dialog.queryByRole('img')).not.toBeInTheDocument();
  drop(pdf('guide.pdf'), pdf('map.pdf'));
  await waitFor(() => expect(files(dialog)).toEqual(['guide.pdf', 'map.pdf']));
  await user.click(send());
  expect(await screen.findByText('Article created successfully!')).toBeVisible();
  expect(sent).toEqual([
    {
      title: 'Printing at home',
      category: 3,
      content: '## First\n\n**Do** it. <img src=x>',
      isPublished: true,
      attachments: [named('guide.pdf'), named('map.pdf')],
    },
  ]);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'View' })).toBeVisible();
});

test('a refusal appears under its field, or under the message of an error, and the typed text is kept [C8.10]', async () => {
  let answer = () =>
    refusal('BAD_USER_INPUT', 'Only PDF files are allowed for attachments.', {
      attachments: ['Only PDF files are allowed for attachments.'],
    });
  const { user, dialog, drop, send } = await openAdd(answers(CreateArticleDocument, () => answer()));
  await write(user, dialog);
  drop(pdf('guide.pdf'));
  await user.click(send());
  expect(await dialog.findByText('Only PDF files are allowed for attachments.')).toBeVisible();
  answer = broken;
  await user.click(send());
  expect(await dialog.findByText('Failed to create article. Please try again.')).toBeVisible();
  expect(dialog.getByLabelText('Title')).toHaveValue('Printing at home');
  expect(files(dialog)).toEqual(['guide.pdf']);
});

test('a person without the permission is not offered to edit an article', async () => {
  const { user } = await openKnowledgeBase();
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Read',
    'Download All',
    'Delete Article',
  ]);
});

async function openEdit(...handlers: RequestHandler[]) {
  const viewerCan = { update: true, remove: true };
  const opened = await openKnowledgeBase({
    viewer: itPerson(),
    list: () => articlesPage([listedArticle({ viewerCan })]),
    handlers: [
      ...handlers,
      answers(ArticleToEditDocument, () => ({ kbArticle: { ...openedArticle({ viewerCan }), version: 4 } })),
    ],
  });
  await chooseOfArticle(opened.user, 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Article' }));
  await dialog.findByLabelText('Title');
  return { ...opened, dialog, save: () => dialog.getByRole('button', { name: 'Save changes' }) };
}

test('an edit of an article sends only the changes, with its files and its version', async () => {
  const sent: unknown[] = [];
  const { user, dialog, save, asked } = await openEdit(
    answers(UpdateArticleDocument, (variables) => {
      sent.push(variables);
      return { updateKbArticle: { ...openedArticle({ title: 'Using the new VPN' }), version: 5 } };
    }),
  );
  await retype(user, dialog.getByLabelText('Title'), 'Using the new VPN');
  await user.click(dialog.getByRole('button', { name: 'Remove vpn-guide.pdf' }));
  await user.click(save());
  expect(await dialog.findByText('At least one PDF attachment is required')).toBeVisible();
  dropFiles(dialog.getByLabelText('PDF attachments'), pdf('new-guide.pdf'));
  await waitFor(() => expect(files(dialog)).toEqual(['new-guide.pdf']));
  await user.click(save());
  expect(await screen.findByText('Article updated successfully')).toBeVisible();
  expect(sent).toEqual([
    {
      id: 5,
      version: 4,
      input: { title: 'Using the new VPN', attachments: [named('new-guide.pdf')], removeAttachments: [9] },
    },
  ]);
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('a change by another person in the meantime is reported, and the typed text is kept', async () => {
  const { user, dialog, save } = await openEdit(
    answers(UpdateArticleDocument, () =>
      refusal('CONFLICT', 'Someone changed this meanwhile. Please look again.'),
    ),
  );
  await retype(user, dialog.getByLabelText('Title'), 'Using the new VPN');
  await user.click(save());
  expect(await dialog.findByText('Someone changed this meanwhile. Please look again.')).toBeVisible();
  expect(dialog.getByLabelText('Title')).toHaveValue('Using the new VPN');
});
