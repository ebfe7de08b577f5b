import { screen, waitFor, within } from '@testing-library/react';

import {
  CourseToEditDocument,
  CreateCourseDocument,
  DeleteCourseDocument,
  UpdateCourseDocument,
} from '../../../../generated/graphql';
import { course, coursePage, writesCourses } from '../../../../testing/learning/courses';
import { answers, refusal } from '../../../../testing/graph';
import { courseCard, openCourses } from '../../../../testing/learning/openCourses';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

const own = course({ status: 'DRAFT', viewerCan: { update: true, remove: true }, enrollmentCount: 0 });
const asHr = (handlers: Parameters<typeof openCourses>[0] = {}) =>
  openCourses({ viewer: writesCourses, list: () => coursePage([own]), ...handlers });

const edited = {
  ...own,
  version: 4,
  videoName: 'security.webm',
  captionsName: 'security.vtt',
  tags: 'passwords, phishing',
};

test('only people who may write courses find the link to it [R10]', async () => {
  await openCourses();
  await courseCard();
  expect(screen.queryByRole('button', { name: 'Add Course' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Status$/ })).not.toBeInTheDocument();
});

test('a course is created as a draft, with all required fields [C7.36]', async () => {
  const sent: unknown[] = [];
  const { user } = await asHr({
    handlers: [
      answers(CreateCourseDocument, ({ input }) => {
        sent.push(input);
        return { createCourse: { id: 40 } };
      }),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Add Course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Course' }));
  await user.click(dialog.getByRole('button', { name: 'Add Course' }));
  expect(await dialog.findByText('Title is required')).toBeVisible();
  expect(dialog.getByText('Subject is required')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Safe travels');
  await user.click(dialog.getByRole('button', { name: /Subject/ }));
  await user.click(await screen.findByRole('option', { name: 'Security' }));
  await user.type(dialog.getByRole('textbox', { name: /^External link/ }), 'https://school.example/');
  await user.click(dialog.getByRole('button', { name: 'Add Course' }));
  expect(await screen.findByText('Course added')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      title: 'Safe travels',
      category: 3,
      externalLink: 'https://school.example/',
      status: 'DRAFT',
    }),
  ]);
});

test('an edit sends the changed fields with the version, and removes a file with null [C7.36]', async () => {
  const sent: unknown[] = [];
  const { user } = await asHr({
    handlers: [
      answers(CourseToEditDocument, () => ({ course: edited })),
      answers(UpdateCourseDocument, (variables) => {
        sent.push(variables);
        return { updateCourse: edited };
      }),
    ],
  });
  await user.click(within(await courseCard()).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Course' }));
  await user.click(await dialog.findByRole('button', { name: 'Remove security.vtt' }));
  await user.click(dialog.getByRole('button', { name: /Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Published' }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Course updated')).toBeVisible();
  expect(sent).toEqual([{ id: 12, version: 4, input: { status: 'PUBLISHED', captionsFile: null } }]);
});

test("a course with enrollments stays, with the server's message [C7.36]", async () => {
  const words = 'Colleagues are enrolled in this course. Archive it instead.';
  const { user } = await asHr({
    handlers: [answers(DeleteCourseDocument, () => refusal('CONFLICT', words))],
  });
  await user.click(within(await courseCard()).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete course' }));
  await user.click(question.getByRole('button', { name: 'Delete course' }));
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
