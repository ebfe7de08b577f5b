import { useQuery } from '@apollo/client/react';

import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { NoDetails } from '../../../../domain/list/NoDetails';
import { getFragmentData } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { EditedPathFragment } from '../../../../generated/graphql';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog';
import { incompleteText } from '../write/courseForm';
import { pathQueries } from './manageQueries';
import { PathFields } from './PathFields';
import { newPath, pathSchema, toPath, toPathChanges, type PathValues } from './pathForm';

const shared = { size: 'large', schema: pathSchema, incompleteText } as const;

/** Writes a path: courses and certifications in order. */
export function AddPathDialog({ onClose }: { onClose: () => void }) {
  const { run } = useAction(CreatePathDocument, {
    done: 'Path added',
    failed: 'The path could not be added. Please try again.',
    inForm: true,
    stale: pathQueries,
  });
  return (
    <FormDialog
      {...shared}
      draft="new path"
      title="Add Path"
      initialValues={newPath}
      submitLabel="Add Path"
      busyLabel="Adding..."
      submit={async (values) => (await run({ input: toPath(values) })).failure}
      onClose={onClose}
    >
      {(form) => <PathFields form={form} />}
    </FormDialog>
  );
}

const title = 'Edit Path';

/** Reads the path as it is now, then changes it. */
export function EditPathDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useQuery(PathToEditDocument, { variables: { id } });
  const path = getFragmentData(EditedPathPart, answer.data?.learningPath);
  if (path?.id === id) return <EditForm path={path} onClose={onClose} />;
  return (
    <Dialog title={title} size="large" isOpen onClose={onClose}>
      <NoDetails answer={answer} noun="path" />
    </Dialog>
  );
}

/** Sends the changed fields, with the version that was read. */
function EditForm({ path, onClose }: { path: EditedPathFragment; onClose: () => void }) {
  const { id, version } = path;
  const { run } = useAction(UpdatePathDocument, {
    done: 'Path updated',
    failed: 'The path could not be updated. Please try again.',
    inForm: true,
    stale: pathQueries,
    staleIfRefused: ['PathToEdit'],
  });
  const initialValues = valuesOf(path);
  return (
    <FormDialog
      {...shared}
      draft={`path ${String(id)}`}
      title={title}
      initialValues={initialValues}
      submitLabel="Save changes"
      busyLabel="Saving..."
      submit={async (values) =>
        (await run({ id, input: toPathChanges(values, initialValues), version })).failure
      }
      onClose={onClose}
    >
      {(form) => <PathFields form={form} />}
    </FormDialog>
  );
}

const valuesOf = ({ title, description, difficulty, isActive, steps }: EditedPathFragment): PathValues => ({
  title,
  description,
  difficulty,
  isActive,
  steps: steps.flatMap(({ course, certification }) => {
    if (course) return { kind: 'course' as const, id: course.id, name: course.title };
    if (!certification) return [];
    return { kind: 'certification' as const, id: certification.id, name: certification.name };
  }),
});

const EditedPathPart = graphql(`
  fragment EditedPath on LearningPath {
    id
    version
    title
    description
    difficulty
    isActive
    steps {
      course {
        id
        title
      }
      certification {
        id
        name
      }
    }
  }
`);

const PathToEditDocument = graphql(`
  query PathToEdit($id: Int!) {
    learningPath(id: $id) {
      id
      ...EditedPath
    }
  }
`);

const CreatePathDocument = graphql(`
  mutation CreatePath($input: LearningPathInput!) {
    createLearningPath(input: $input) {
      id
    }
  }
`);

const UpdatePathDocument = graphql(`
  mutation UpdatePath($id: Int!, $input: LearningPathChanges!, $version: Int) {
    updateLearningPath(id: $id, input: $input, version: $version) {
      id
      ...EditedPath
    }
  }
`);
