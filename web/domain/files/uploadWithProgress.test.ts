import { http, HttpResponse } from 'msw';

import { interceptNetwork, server } from '../../testing/server';
import { uploadShare, uploadWithProgress } from './uploadWithProgress';

interceptNetwork();

const address = 'http://portal.test/graphql';
const body = () => {
  const form = new FormData();
  form.append('0', new File(['%PDF-'], 'course.pdf'));
  return form;
};

test('an upload resolves like fetch, and sends its headers', async () => {
  server.use(
    http.post(address, ({ request }) =>
      HttpResponse.json({ token: request.headers.get('authorization') }, { status: 201 }),
    ),
  );
  const answer = await uploadWithProgress(address, {
    method: 'POST',
    headers: { Authorization: 'Token kept' },
    body: body(),
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('content-type')).toMatch(/json/);
  expect(await answer.json()).toEqual({ token: 'Token kept' });
  expect(uploadShare.read()).toBeNull();
});

test('without a network an upload fails like fetch, and nothing is still being sent', async () => {
  server.use(http.post(address, () => HttpResponse.error()));
  await expect(uploadWithProgress(address, { method: 'POST', body: body() })).rejects.toBeInstanceOf(
    TypeError,
  );
  expect(uploadShare.read()).toBeNull();
});

test('an upload can be cancelled', async () => {
  server.use(http.post(address, () => new Promise(() => undefined)));
  const cancel = new AbortController();
  const upload = uploadWithProgress(address, { method: 'POST', body: body(), signal: cancel.signal });
  cancel.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
});
