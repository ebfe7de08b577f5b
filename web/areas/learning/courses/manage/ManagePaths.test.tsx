import { screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  CreatePathDocument,
  DeletePathDocument,
  ManagedPathsDocument,
  PathStepsFoundDocument,
  PathToEditDocument,
  UpdatePathDocument,
} from '../../../../generated/graphql';
import { writesCourses } from '../../../../testing/learning/courses';
import { fill } from '../../../../testing/page/fill';
import { answers, refusal } from '../../../../testing/graph';
import { openCourses } from '../../../../testing/learning/openCourses';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

const listed = answers(ManagedPathsDocument, () => ({
  learningPaths: {
    count: 1,
    results: [
      { id: 1, title: 'First weeks', difficulty: 'BEGINNER' as const, stepCount: 3, isActive: false },
    ],
  },
}));
const found = answers(PathStepsFoundDocument, () => ({
  certifications: { results: [{ id: 7, name: 'Information Security' }] },
  courses: { results: [{ id: 12, title: 'Security Essentials' }] },
}));
const step = (course: string | null, id: number, certification: string | null = null) => ({
  course: course === null ? null : { id, title: course },
  certification: certification === null ? null : { id, name: certification },
});
const path = {
  ...{ id: 1, version: 4, title: 'First weeks', description: '', difficulty: 'BEGINNER' as const },
  isActive: false,
  steps: [step('Welcome', 10), step('Conduct', 11), step(null, 7, 'Information Security')],
};
const read = answers(PathToEditDocument, () => ({ learningPath: path }));

async function openPaths(...handlers: RequestHandler[]) {
  const { user } = await openCourses({ viewer: writesCourses, handlers: [...handlers, listed, found, read] });
  await user.click(screen.getByRole('button', { name: 'Learning paths' }));
  const list = within(await screen.findByRole('dialog', { name: 'Learning paths' }));
  const act = async (action: string) => {
    await user.click(await list.findByRole('button', { name: 'Actions for First weeks' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { user, list, act };
}

const stepsShown = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('HR creates a path of a course and a certification, found by their names [C7.50]', async () => {
  const sent: unknown[] = [];
  const { user, list } = await openPaths(
    answers(CreatePathDocument, ({ input }) => {
      sent.push(input);
      return { createLearningPath: { id: 2 } };
    }),
  );
  expect(await list.findByText('Beginner · 3 steps')).toBeVisible();
  expect(list.getByText('Not offered')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Add Path' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Path' }));
  await user.click(form.getByRole('button', { name: 'Add Path' }));
  expect(await form.findByText('Title is required')).toBeVisible();
  await fill(user, form.getByRole('textbox', { name: /^Title/ }), 'Safe work');
  const picker = form.getByRole('combobox', { name: /^Add a step/ });
  for (const name of [/Security Essentials/, /Information Security/]) {
    await user.type(picker, 'secur');
    await user.click(await screen.findByRole('option', { name }));
  }
  expect(stepsShown()).toEqual(['Security Essentials', 'Information SecurityCertification']);
  await user.type(picker, 'secur');
  expect(await screen.findByText('No course or certification found')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(form.getByRole('button', { name: 'Add Path' }));
  expect(await screen.findByText('Path added')).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ title: 'Safe work', description: '', difficulty: 'BEGINNER', isActive: true },
      steps: [{ course: 12 }, { certification: 7 }],
    },
  ]);
});

test('steps are moved up and down and removed; the changes are sent with the version [C7.50]', async () => {
  const sent: unknown[] = [];
  const { user, act } = await openPaths(
    answers(UpdatePathDocument, (variables) => {
      sent.push(variables);
      return { updateLearningPath: { ...path, version: 5 } };
    }),
  );
  await act('Edit');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Path' }));
  await user.click(await form.findByRole('button', { name: 'Move Conduct up' }));
  expect(stepsShown()).toEqual(['Conduct', 'Welcome', 'Information SecurityCertification']);
  await user.click(form.getByRole('button', { name: 'Move Conduct up' }));
  await user.click(form.getByRole('button', { name: 'Move Conduct down' }));
  await user.click(form.getByRole('button', { name: 'Move Conduct down' }));
  await user.click(form.getByRole('button', { name: 'Remove Welcome' }));
  expect(stepsShown()).toEqual(['Information SecurityCertification', 'Conduct']);
  await user.click(form.getByRole('switch', { name: 'Offered to everyone' }));
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Path updated')).toBeVisible();
  expect(sent).toEqual([
    { id: 1, version: 4, input: { isActive: true, steps: [{ certification: 7 }, { course: 11 }] } },
  ]);
});

test('a course that is no longer offered is refused under the steps [C7.50]', async () => {
  const words = 'Invalid pk "11" - object does not exist.';
  const { user, act } = await openPaths(
    answers(UpdatePathDocument, () => refusal('BAD_USER_INPUT', words, { steps: [words] })),
  );
  await act('Edit');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Path' }));
  await user.click(await form.findByRole('button', { name: 'Move Conduct up' }));
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText(words)).toBeVisible();
});

test('a path is deleted after a confirmation; its courses stay [C7.50]', async () => {
  const { user, act } = await openPaths(answers(DeletePathDocument, () => ({ deleteLearningPath: true })));
  await act('Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete path' }));
  expect(question.getByText(/Its courses and certifications stay/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete path' }));
  expect(await screen.findByText('Path deleted')).toBeVisible();
});
