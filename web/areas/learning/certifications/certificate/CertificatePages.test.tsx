import { screen, within } from '@testing-library/react';

import {
  CertificateDocument,
  VerifyCertificateDocument,
  type VerifyCertificateQuery,
} from '../../../../generated/graphql';
import { certificate, openCertifications } from '../../../../testing/learning/certifications';
import { answers, notFound, refusal } from '../../../../testing/graph';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

const number = 'CERT-2026-7K9QD-M2XTA-4WZ8H-R3V5C';
const open = (search: string, handlers: Parameters<typeof openCertifications>[0] = {}) =>
  openCertifications({ at: `/learning/certifications?${search}`, ...handlers });

type Verified = NonNullable<VerifyCertificateQuery['verifyCertificate']>;

const verified = (given: Partial<Verified> = {}): Verified => ({
  valid: true,
  invalidReason: null,
  certificateNumber: number,
  certificationName: 'First Aid',
  holderName: 'Maya Okafor',
  scoreAchieved: 92.5,
  issuedDate: '2026-03-02',
  expiryDate: '2029-03-01',
  ...given,
});

test("another person's certificate cannot be opened", async () => {
  await open('certificate=77', { handlers: [answers(CertificateDocument, notFound)] });
  expect(await screen.findByText('This certificate does not exist any more.')).toBeVisible();
});

test('a certificate opens as a page to print, with a code that links to its verification', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = await open('certificate=31', {
    handlers: [
      answers(CertificateDocument, () => ({ certificate: { ...certificate(), holderName: 'Maya Okafor' } })),
    ],
  });
  const sheet = await screen.findByRole('article', { name: 'Certificate of Maya Okafor' });
  const text = sheet.textContent.replace(/\s/g, ' ');
  for (const words of ['Maya Okafor', 'First Aid', '92.5%', '2 Mar 2026', '1 Mar 2029', number])
    expect(text).toContain(words);
  expect(within(sheet).getByRole('img', { name: /opens the verification/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verify' })).toHaveAttribute(
    'href',
    `/learning/certifications?verify=${number}`,
  );
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('if the browser cannot print, the person reads that there is no download [C8.36]', async () => {
  window.print = () => {
    throw new TypeError('window.print is not a function');
  };
  const { user } = await open('certificate=31', {
    handlers: [
      answers(CertificateDocument, () => ({ certificate: { ...certificate(), holderName: 'Maya Okafor' } })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(await screen.findByText('Download failed')).toBeInTheDocument();
  expect(screen.getByText('Failed to download certificate')).toBeInTheDocument();
});

test('a valid certificate is verified with holder, certification, score and dates', async () => {
  const asked: unknown[] = [];
  await open(`verify=${number}`, {
    handlers: [
      answers(VerifyCertificateDocument, (variables) => {
        asked.push(variables);
        return { verifyCertificate: verified() };
      }),
    ],
  });
  expect(await screen.findByText('This certificate is valid')).toBeVisible();
  const page = screen.getByRole('main').textContent.replace(/\s/g, ' ');
  for (const words of ['Maya Okafor', 'First Aid', '92.5%', '2 Mar 2026', '1 Mar 2029', number])
    expect(page).toContain(words);
  expect(asked).toEqual([{ id: number }]);
});

test.each([
  ['REVOKED', 'It was revoked.'],
  ['EXPIRED', 'It has expired.'],
] as const)('an invalid certificate shows the reason: %s', async (invalidReason, words) => {
  await open(`verify=${number}`, {
    handlers: [
      answers(VerifyCertificateDocument, () => ({
        verifyCertificate: verified({ valid: false, invalidReason }),
      })),
    ],
  });
  expect(await screen.findByText('This certificate is not valid')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('an unknown certificate number is refused, another one can be typed', async () => {
  const { user, router } = await open('verify=CERT-1', {
    handlers: [
      answers(VerifyCertificateDocument, ({ id }) =>
        id === 'CERT-1' ? notFound() : { verifyCertificate: verified() },
      ),
    ],
  });
  expect(await screen.findByText('No certificate has this number')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Certificate number' });
  await user.clear(field);
  await user.type(field, `${number}{Enter}`);
  expect(await screen.findByText('This certificate is valid')).toBeVisible();
  expect(router.state.location.search).toBe(`?verify=${number}`);
});

test('a person who checks too many numbers has to wait', async () => {
  const words = 'You have checked too many certificates. Please wait a moment.';
  await open(`verify=${number}`, {
    handlers: [answers(VerifyCertificateDocument, () => refusal('FORBIDDEN', words))],
  });
  expect(await screen.findByText(words)).toBeVisible();
});
