import { PortalError } from '../../subgraphs/kit/request/errors.js';
import { usePlugin } from './testing/pluginApp.js';

const { graph, portal, call, latest } = usePlugin();

const part = (name: string, more: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
const form = (...parts: string[]) => ({
  body: `${parts.join('')}--b--\r\n`,
  type: 'multipart/form-data; boundary=b',
});

test('a form has its files as references and its fields as text [A7.12]', async () => {
  graph.answers = { data: { updateProfile: null } };
  const { status } = await call(
    'PUT',
    '/api/auth/profile/',
    form(
      part('first_name', '', 'Zoë'),
      part('resume', '; filename="cv.pdf"', '%PDF'),
      part('other', '; filename="x.bin"', 'x'),
    ),
  );
  expect(status).toBe(200);
  expect(latest()).toEqual({
    input: { firstName: 'Zoë', resume: { key: 'k', name: 'cv.pdf', size: 4, sha256: 'h', seal: 's' } },
  });
});

test('an empty file input changes nothing, whatever type its part has; null in JSON removes the file', async () => {
  for (const method of ['PUT', 'PATCH']) {
    for (const head of [
      '; filename=""',
      ...['application/octet-stream', 'application/pdf', 'text/plain', 'x'].map(
        (type) => `; filename=""\r\nContent-Type: ${type}`,
      ),
      '',
    ]) {
      await call(method, '/api/auth/profile/', form(part('resume', head, '')));
      expect([method, head, latest()]).toEqual([method, head, { input: {} }]);
    }
    await call(method, '/api/auth/profile/', { body: '{"resume":null}' });
    expect(latest()).toEqual({ input: { resume: null } });
  }
});

test('text in place of a file, and an interrupted form, are refused', async () => {
  expect(await call('PUT', '/api/auth/profile/', form(part('resume', '', 'cv')))).toMatchObject({
    status: 400,
    body: { resume: ['The submitted data was not a file. Check the encoding type on the form.'] },
  });
  const whole = form(part('resume', '; filename="cv.pdf"', '%PDF'));
  expect(await call('PUT', '/api/auth/profile/', { ...whole, body: whole.body.slice(0, -20) })).toMatchObject(
    { status: 400, body: { code: 'parse_error' } },
  );
  expect(await call('PUT', '/api/auth/profile/', { body: 'x', type: 'multipart/form-data' })).toMatchObject({
    status: 400,
    body: { code: 'parse_error' },
  });
});

test('a form larger than any feature accepts is refused before it is read', async () => {
  const { type } = form();
  expect(
    (
      await call('PUT', '/api/auth/profile/', {
        body: '',
        type,
        headers: { 'content-length': String(600 * 1024 * 1024) },
      })
    ).status,
  ).toBe(413);
});

test('a form with more text than a JSON body may have is refused like one, in any number of fields', async () => {
  graph.answers = { data: { updateProfile: null } };
  const words = (count: number) =>
    form(...Array.from({ length: count }, (_, n) => part(`field${n}`, '', 'x'.repeat(260_000))));
  expect((await call('PUT', '/api/auth/profile/', words(4))).status).toBe(200);
  expect(await call('PUT', '/api/auth/profile/', words(5))).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  });
});

test('a file that its feature refuses is named by its form field', async () => {
  const tooLarge = new PortalError('Too large.', 'BAD_USER_INPUT', {
    fields: { nonFieldErrors: ['Too large.'] },
  });
  const receive = portal.files.receive.bind(portal.files);
  portal.files.receive = async (_request, stream) => {
    stream.resume();
    throw tooLarge;
  };
  expect(
    await call('PUT', '/api/auth/profile/', form(part('resume', '; filename="cv.pdf"', '%PDF'))),
  ).toMatchObject({ status: 400, body: { resume: ['Too large.'] } });
  portal.files.receive = receive;
});
