import { screen, waitFor, within } from '@testing-library/react';

import { itPerson } from '../../../testing/it/assets';
import { chooseOption } from '../../../testing/page/fill';
import { renderScreen } from '../../../testing/renderScreen';
import { interceptNetwork, server } from '../../../testing/server';
import { AiManagementPage } from './AiManagementPage';

interceptNetwork();

const path = '/it/ai-management';
const open = (query = '') =>
  renderScreen(<AiManagementPage />, { viewer: itPerson(), at: `${path}${query}` });
const openDocuments = () => open('?tab=documents');

const titles = () =>
  within(screen.getByRole('table', { name: 'Documents' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

const rowOf = (title: string) => screen.getByRole('row', { name: new RegExp(title) });

type User = Awaited<ReturnType<typeof open>>['user'];

async function act(user: User, title: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('the banner says that the assistant is online, and four demo figures are below it [C2.48 C2.49 C9.9]', async () => {
  await open();
  expect(screen.getByText('Online & Active')).toBeVisible();
  expect(screen.getByText(/Everything on this page is demo data/)).toBeVisible();
  const figures = screen.getAllByRole('group').map((card) => card.textContent);
  expect(figures).toEqual(['Queries Today247', 'Resolution Rate94%', 'Avg Response2.3s', 'Active Users156']);
  expect(screen.getByRole('link', { name: 'Back to IT Portal' })).toHaveAttribute('href', '/it');
});

test('three tabs show five conversations, thirty documents and the figures of the demo [C1.6 C2.50 C9.20]', async () => {
  const { user } = await open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Conversations5',
    'Knowledge Base30',
    'Analytics',
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(5);
  await user.click(screen.getByRole('tab', { name: /Analytics/ }));
  expect(screen.getByRole('list', { name: 'Questions by category' })).toHaveTextContent(
    'Network78 questions',
  );
  expect(screen.getByRole('list', { name: 'Response performance' })).toHaveTextContent(
    'Resolved without a person94%',
  );
});

test('documents are listed newest first, and are searched, filtered and sorted [C2.51 C9.18 C9.19]', async () => {
  const { user, router } = await openDocuments();
  expect(
    within(screen.getByRole('table'))
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Document', 'Category', 'Upload Date', 'Size', 'Status', 'Downloads', 'Actions']);
  expect(titles()[0]).toBe('Out-of-Office Replies');
  await chooseOption(user, /Sort by$/, 'Title, A to Z');
  expect(titles()[0]).toBe('Backing Up Your Files');
  await chooseOption(user, /categories Category$/, 'Security');
  expect(titles()).toHaveLength(6);
  await chooseOption(user, /statuses Status$/, 'Inactive');
  expect(titles()).toEqual(['Incident Response Plan']);
  await user.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'no such word');
  expect(await screen.findByText('No documents match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(titles()).toHaveLength(10);
  expect(router.state.location.search).toBe('?tab=documents&sort=title');
});

test('documents are found like everything else, ignoring accents, case and invisible characters', async () => {
  const { user } = await openDocuments();
  await user.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'vpn cönfig\u200burAtion');
  await waitFor(() => expect(titles()).toEqual(['VPN Configuration Guide']));
});

test('quick actions show processing and popular documents [C2.52 C4.35]', async () => {
  const { user } = await openDocuments();
  await user.click(screen.getByRole('button', { name: 'Review Processing' }));
  expect(titles()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Popular Documents' }));
  expect(titles().slice(0, 2)).toEqual(['VPN Configuration Guide', 'Laptop Setup Checklist']);
});

test('an upload needs a title, begins with Security, and starts as processing in version 1.0 [C2.53 C4.36 C5.29 C5.30 C5.31 C5.32 C9.2]', async () => {
  const { user } = await openDocuments();
  const sent: string[] = [];
  server.events.on('request:start', ({ request }) => sent.push(request.url));
  await user.click(screen.getByRole('button', { name: 'Upload Document' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload Document' });
  expect(within(dialog).getByRole('button', { name: 'Upload' })).toHaveAttribute('aria-disabled', 'true');
  expect(within(dialog).getByRole('button', { name: /Category$/ })).toHaveTextContent('Security');
  expect(within(dialog).getByText('Optional. PDF, DOC or DOCX, up to 10 MB')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Title'), 'Badge readers');
  await user.upload(within(dialog).getByLabelText('File'), new File(['text'], 'badges.pdf'));
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Document uploaded')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'badge');
  expect(await screen.findByText('1 document')).toBeVisible();
  expect(rowOf('Badge readers')).toHaveTextContent(/Version 1\.0.*Security.*4 B.*Processing0/);
  expect(screen.getByRole('tab', { name: /Knowledge Base/ })).toHaveTextContent('31');
  expect(sent).toEqual([]);
});

test('an edit raises the version by 0.1, a download is counted, and the details show both [C2.53 C4.37 A9]', async () => {
  URL.createObjectURL = () => 'blob:text';
  const { user } = await openDocuments();
  await act(user, 'Out-of-Office Replies', 'Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Document' });
  const title = within(dialog).getByLabelText('Title');
  await user.clear(title);
  expect(within(dialog).getByRole('button', { name: 'Save changes' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.type(title, 'Away replies');
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await act(user, 'Away replies', 'Download');
  expect(rowOf('Away replies')).toHaveTextContent(/Version 1\.1.*127/);
  await act(user, 'Away replies', 'View');
  const panel = await screen.findByRole('dialog', { name: 'Away replies' });
  expect(panel).toHaveTextContent(/Version1\.1/);
  expect(panel).toHaveTextContent(/Downloads127/);
});

test('a document is deleted or kept after a confirmation that names it [C2.53]', async () => {
  const { user } = await openDocuments();
  await act(user, 'Out-of-Office Replies', 'Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete Document' });
  expect(question).toHaveTextContent('Out-of-Office Replies');
  await user.click(within(question).getByRole('button', { name: 'Keep document' }));
  expect(titles()[0]).toBe('Out-of-Office Replies');
  await act(user, 'Out-of-Office Replies', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete document' }));
  expect(titles()[0]).toBe('Headset and Webcam Guide');
});

test('changes are gone when the page is opened again [C2.54 C2.55]', async () => {
  const { user, router } = await openDocuments();
  await act(user, 'Out-of-Office Replies', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete document' }));
  expect(screen.getByRole('tab', { name: /Knowledge Base/ })).toHaveTextContent('29');
  await router.navigate('/it');
  await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument());
  await router.navigate(`${path}?tab=documents`);
  expect(await screen.findByRole('tab', { name: /Knowledge Base/ })).toHaveTextContent('30');
});
