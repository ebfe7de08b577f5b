import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { chatService } from '../../../../testing/it/chat';
import { fill } from '../../../../testing/page/fill';
import { deferred, never, refusal } from '../../../../testing/graph';
import { chatBox, chatPanel, openChat, say } from '../../../../testing/it/openChat';
import { tellBrowser } from '../../../../testing/time/openTracker';
import { interceptNetwork } from '../../../../testing/server';
import { pass, stopClock } from '../../../../testing/jsdom/stoppedClock';

interceptNetwork();
stopClock();
afterEach(() => jest.restoreAllMocks());

const connection = () => chatPanel().getByRole('status', { name: 'Connection' });
const broken = () => new HttpResponse(null, { status: 503 });

test('without the open panel the connection is not checked', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  await waitFor(() => expect(connection()).toHaveTextContent('Connected'));
  await user.keyboard('{Escape}');
  const asked = service.checks;
  await pass(120_000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.checks).toBe(asked);
});

test('a portal that does not answer within five seconds is disconnected: the box and Send are disabled [A7.26 A9.7 A5.7 A4.40 A2.101]', async () => {
  const service = chatService();
  service.health = never;
  await openChat(service);
  expect(connection()).toHaveTextContent('Checking');
  expect(chatBox()).toBeEnabled();
  await pass(4_000);
  expect(connection()).toHaveTextContent('Checking');
  await pass(1_500);
  await waitFor(() => expect(connection()).toHaveTextContent('Disconnected'));
  expect(chatBox()).toBeDisabled();
  expect(chatPanel().getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('the connection is checked every thirty seconds; the typed text and the focus are there when the portal is back [A7.26 A9.7 A2.101]', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  await waitFor(() => expect(connection()).toHaveTextContent('Connected'));
  expect(service.checks).toBe(1);
  await fill(user, chatBox(), 'half a thought');
  service.health = broken;
  await pass(30_000);
  await waitFor(() => expect(connection()).toHaveTextContent('Disconnected'));
  expect(service.checks).toBe(2);
  expect(chatBox()).toBeDisabled();
  expect(
    chatPanel().getByText(/^The assistant cannot be reached for now\. What you typed stays here\./),
  ).toBeVisible();
  service.health = chatService().health;
  await pass(30_000);
  await waitFor(() => expect(connection()).toHaveTextContent('Connected'));
  expect(service.checks).toBe(3);
  expect(chatBox()).toHaveValue('half a thought');
  expect(chatBox()).toHaveFocus();
});

test('a check that fails leaves the focus on Check again, and the box is disabled meanwhile [A5.7]', async () => {
  const service = chatService();
  service.health = broken;
  const { user } = await openChat(service);
  const again = await chatPanel().findByRole('button', { name: 'Check again' });
  const late = deferred(broken);
  service.health = late.respond;
  await user.click(again);
  expect(connection()).toHaveTextContent('Checking');
  expect(again).toHaveFocus();
  expect(chatBox()).toBeDisabled();
  late.release();
  await waitFor(() => expect(connection()).toHaveTextContent('Disconnected'));
  expect(again).toBeVisible();
  expect(again).toHaveFocus();
});

test('a person who does not want to wait checks immediately, and the box has the focus when the portal is back', async () => {
  const service = chatService();
  service.health = broken;
  const { user } = await openChat(service);
  const again = await chatPanel().findByRole('button', { name: 'Check again' });
  const late = deferred(() => HttpResponse.json({}));
  service.health = late.respond;
  await user.click(again);
  expect(connection()).toHaveTextContent('Checking');
  late.release();
  await waitFor(() => expect(connection()).toHaveTextContent('Connected'));
  expect(chatBox()).toBeEnabled();
  expect(chatBox()).toHaveFocus();
});

test('the connection is not checked while the page is hidden, and immediately when it is shown', async () => {
  const service = chatService();
  await openChat(service);
  await waitFor(() => expect(connection()).toHaveTextContent('Connected'));
  tellBrowser('hidden');
  await pass(300_000);
  expect(service.checks).toBe(1);
  tellBrowser('visible');
  await waitFor(() => expect(service.checks).toBe(2));
  await pass(30_000);
  expect(service.checks).toBe(3);
});

test('a connection that the browser reports as lost or restored is checked immediately', async () => {
  const service = chatService();
  await openChat(service);
  await waitFor(() => expect(connection()).toHaveTextContent('Connected'));
  service.health = () => HttpResponse.error() as Response;
  tellBrowser('offline');
  await waitFor(() => expect(connection()).toHaveTextContent('Disconnected'));
  service.health = chatService().health;
  tellBrowser('online');
  await waitFor(() => expect(connection()).toHaveTextContent('Connected'));
});

test('a connection that still answers when the browser reports it lost, and is cut a moment later, is noticed within two seconds', async () => {
  const service = chatService();
  await openChat(service);
  await waitFor(() => expect(connection()).toHaveTextContent('Connected'));
  tellBrowser('offline');
  await waitFor(() => expect(service.checks).toBe(2));
  service.health = () => HttpResponse.error() as Response;
  await pass(2_000);
  await waitFor(() => expect(connection()).toHaveTextContent('Disconnected'));
});

test('after a message without an answer the connection is checked once, and there is no Retry while nothing can be sent [A8.11]', async () => {
  const service = chatService();
  service.reply = () => refusal('SERVICE_UNAVAILABLE', 'Please try again later.');
  const { user } = await openChat(service);
  await waitFor(() => expect(connection()).toHaveTextContent('Connected'));
  service.health = broken;
  await say(user, 'One');
  await waitFor(() => expect(connection()).toHaveTextContent('Disconnected'));
  expect(service.checks).toBe(2);
  expect(chatPanel().getByRole('alert')).toHaveTextContent(
    'Sorry, I encountered an error. Please try again.',
  );
  expect(chatPanel().queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  service.health = chatService().health;
  await pass(30_000);
  expect(await chatPanel().findByRole('button', { name: 'Retry' })).toBeVisible();
});
