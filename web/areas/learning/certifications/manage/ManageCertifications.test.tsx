import { screen, waitFor, within } from '@testing-library/react';

import {
  CertifiedEmployeeDocument,
  CheckQuestionImportDocument,
  CreateCertificationDocument,
  FindEmployeesDocument,
  PersonCertificatesDocument,
  QuestionImportDocument,
  RevokeCertificateDocument,
  UpdateCertificationDocument,
} from '../../../../generated/graphql';
import {
  certificate,
  certification,
  certificationCard,
  certificationData,
  openCertifications,
} from '../../../../testing/learning/certifications';
import { fill, retype } from '../../../../testing/page/fill';
import { answers, person, refusal } from '../../../../testing/graph';
import { importCheck } from '../../../../testing/imports';
import { interceptNetwork } from '../../../../testing/server';
import type { User } from '../../../../testing/testPortal';

interceptNetwork();

const hr = person({ roles: ['HR'] });

async function manage(user: User, action: string) {
  const card = await certificationCard();
  await user.click(within(card).getByRole('button', { name: 'Manage Security Essentials' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('an employee is not offered to manage certifications', async () => {
  await openCertifications();
  await certificationCard();
  expect(screen.queryByRole('button', { name: /^Manage|New certification|Issued certificates/ })).toBeNull();
});

test('HR adds a certification; a refusal of the server appears under its field', async () => {
  const asked: unknown[] = [];
  const { user } = await openCertifications({
    viewer: hr,
    handlers: [
      answers(CreateCertificationDocument, ({ input }) => {
        asked.push(input);
        const words = 'A certification with this name already exists.';
        return asked.length === 1
          ? refusal('BAD_USER_INPUT', words, { name: [words] })
          : { createCertification: certification({ id: 5, name: 'Fire Safety' }) };
      }),
    ],
  });
  await certificationCard();
  await user.click(screen.getByRole('button', { name: 'New certification' }));
  const form = within(await screen.findByRole('dialog', { name: 'New certification' }));
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(form.getByText('Name is required')).toBeVisible();
  await fill(user, form.getByRole('textbox', { name: /^Name/ }), 'Fire Safety');
  await retype(user, form.getByRole('textbox', { name: /Questions in an exam/ }), '3');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await form.findByText('A certification with this name already exists.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked[1]).toEqual({
    name: 'Fire Safety',
    description: '',
    passingScore: 70,
    durationMinutes: 60,
    validityMonths: 36,
    questionCount: 3,
    isActive: true,
  });
});

test('HR deactivates a certification; only that is sent, with its version', async () => {
  const asked: unknown[] = [];
  const { user } = await openCertifications({
    viewer: hr,
    handlers: [
      answers(UpdateCertificationDocument, (variables) => {
        asked.push(variables);
        return { updateCertification: certification({ isActive: false }) };
      }),
    ],
  });
  await manage(user, 'Edit');
  const form = within(await screen.findByRole('dialog', { name: 'Edit certification' }));
  await user.click(form.getByRole('switch', { name: 'Exams can be started' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked).toEqual([{ id: 1, version: 4, input: { isActive: false } }]));
});

test('questions are imported for one certification, after a check that changes nothing', async () => {
  const asked: unknown[] = [];
  const { user } = await openCertifications({
    viewer: hr,
    handlers: [
      answers(QuestionImportDocument, () => ({
        columns: [{ head: 'Question', isRequired: true, hint: 'Required.' }],
        job: null,
      })),
      answers(CheckQuestionImportDocument, ({ certificationId }) => {
        asked.push(certificationId);
        return importCheck();
      }),
    ],
  });
  await manage(user, 'Import questions');
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions: Security Essentials' }));
  await dialog.findByText('Columns of the file');
  await user.upload(
    await screen.findByLabelText('CSV file'),
    new File(['Question\nWhy?\n'], 'questions.csv', { type: 'text/csv' }),
  );
  expect(await dialog.findByRole('button', { name: 'Import 200 questions' })).toBeVisible();
  expect(asked).toEqual([1]);
});

test('HR revokes a certificate of an employee with a reason', async () => {
  const asked: unknown[] = [];
  const { user } = await openCertifications({
    viewer: hr,
    list: () => certificationData([certification()]),
    handlers: [
      answers(FindEmployeesDocument, () => ({
        employees: {
          count: 1,
          results: [
            {
              id: 70,
              fullName: 'Amara Nwosu',
              position: 'Engineer',
              departmentName: 'Engineering',
              user: { id: 8, profilePicture: null },
            },
          ],
        },
      })),
      answers(CertifiedEmployeeDocument, ({ id }) => ({ employee: { id, user: { id: 8 } } })),
      answers(PersonCertificatesDocument, ({ user: of }) => ({
        certificates: { results: of === 8 ? [certificate()] : [] },
      })),
      answers(RevokeCertificateDocument, (variables) => {
        asked.push(variables);
        const revocationReason = variables.reason;
        return { revokeCertificate: certificate({ status: 'REVOKED', revocationReason }) };
      }),
    ],
  });
  await certificationCard();
  await user.click(screen.getByRole('button', { name: 'Issued certificates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issued certificates' }));
  await fill(user, dialog.getByRole('combobox', { name: 'Employee' }), 'Amara');
  await user.click(await screen.findByRole('option', { name: /Amara/ }));
  await user.click(await dialog.findByRole('button', { name: 'Revoke First Aid' }));
  const form = within(await screen.findByRole('dialog', { name: 'Revoke certificate' }));
  await user.click(form.getByRole('button', { name: 'Revoke certificate' }));
  expect(form.getByText('Reason is required')).toBeVisible();
  await fill(user, form.getByRole('textbox', { name: /Reason/ }), 'Taken by a colleague.');
  await user.click(form.getByRole('button', { name: 'Revoke certificate' }));
  expect(await dialog.findByText('Revoked: Taken by a colleague.')).toBeVisible();
  expect(asked).toEqual([{ id: 31, reason: 'Taken by a colleague.' }]);
});
