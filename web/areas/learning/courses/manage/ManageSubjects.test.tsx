import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  CreateSubjectDocument,
  DeleteSubjectDocument,
  ManagedSubjectsDocument,
  UpdateSubjectDocument,
} from '../../../../generated/graphql';
import { writesCourses } from '../../../../testing/learning/courses';
import { fill, retype } from '../../../../testing/page/fill';
import { answers, broken, refusal } from '../../../../testing/graph';
import { openCourses } from '../../../../testing/learning/openCourses';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

const subject = { id: 3, name: 'Security', description: 'Passwords and devices.' };
const listed = answers(ManagedSubjectsDocument, () => ({
  courseCategories: { count: 1, results: [subject] },
}));

async function openSubjects(...handlers: RequestHandler[]) {
  const { user } = await openCourses({ viewer: writesCourses, handlers: [...handlers, listed] });
  await user.click(screen.getByRole('button', { name: 'Subjects' }));
  const list = within(await screen.findByRole('dialog', { name: 'Subjects' }));
  const act = async (action: string) => {
    await user.click(await list.findByRole('button', { name: 'Actions for Security' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { user, list, act };
}

test('only people who may write courses find the categories and the paths [R10]', async () => {
  await openCourses();
  expect(screen.queryByRole('button', { name: 'Subjects' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Learning paths' })).not.toBeInTheDocument();
});

test('HR adds a category; an existing name is refused under its field [C7.36]', async () => {
  const sent: unknown[] = [];
  const words = 'A category with this name already exists.';
  const { user, list } = await openSubjects(
    answers(CreateSubjectDocument, ({ input }) => {
      sent.push(input);
      return sent.length === 1
        ? refusal('BAD_USER_INPUT', words, { name: [words] })
        : { createCourseCategory: { id: 4, name: 'Boats', description: '' } };
    }),
  );
  expect(await list.findByText('Passwords and devices.')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Add Subject' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Subject' }));
  await user.click(form.getByRole('button', { name: 'Add Subject' }));
  expect(await form.findByText('Name is required')).toBeVisible();
  await fill(user, form.getByRole('textbox', { name: /^Name/ }), 'Boats');
  await user.click(form.getByRole('button', { name: 'Add Subject' }));
  expect(await form.findByText(words)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Add Subject' }));
  expect(await screen.findByText('Subject added')).toBeVisible();
  expect(sent[1]).toEqual({ name: 'Boats', description: '' });
});

test('an edit sends the changed fields [C7.36]', async () => {
  const sent: unknown[] = [];
  const { user, act } = await openSubjects(
    answers(UpdateSubjectDocument, (variables) => {
      sent.push(variables);
      return { updateCourseCategory: { ...subject, name: 'Safety' } };
    }),
  );
  await act('Edit');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Subject' }));
  await retype(user, form.getByRole('textbox', { name: /^Name/ }), 'Safety');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Subject updated')).toBeVisible();
  expect(sent).toEqual([{ id: 3, input: { name: 'Safety' } }]);
});

test("a category that courses use stays, with the server's message [C7.36]", async () => {
  const words = 'Courses use this category. Move or delete them first.';
  const { user, act } = await openSubjects(answers(DeleteSubjectDocument, () => refusal('CONFLICT', words)));
  await act('Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete subject' }));
  await user.click(question.getByRole('button', { name: 'Delete subject' }));
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('categories that cannot be loaded say so, and Retry loads them', async () => {
  let works = false;
  const { user, list } = await openSubjects(
    answers(ManagedSubjectsDocument, () =>
      works ? { courseCategories: { count: 0, results: [] } } : broken(),
    ),
  );
  expect(await list.findByText('Failed to load the subjects. Please try again.')).toBeVisible();
  works = true;
  await user.click(list.getByRole('button', { name: 'Retry' }));
  expect(await list.findByText('No subjects yet')).toBeVisible();
});
