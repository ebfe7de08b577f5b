import { object } from 'yup';

import { useAction } from '../../../../domain/action/useAction';
import { changesOf } from '../../../../domain/form/changes';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { textRule, textUpTo } from '../../../../domain/form/textRule';
import { graphql } from '../../../../generated/gql';
import type { CourseCategoryChanges } from '../../../../generated/graphql';
import { CourseCategoryLimits } from '../../../../generated/limits';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import { incompleteText } from '../write/courseForm';
import { subjectQueries } from './manageQueries';

/** A subject as it is read. */
export interface Subject {
  id: number;
  name: string;
  description: string;
}

interface Props {
  /** The one to change; without it a new one is added. */
  subject?: Subject;
  onClose: () => void;
}

/** Adds or changes a subject of courses. */
export function SubjectDialog({ subject, onClose }: Props) {
  const present = { name: subject?.name ?? '', description: subject?.description ?? '' };
  const add = useAction(CreateSubjectDocument, {
    done: 'Subject added',
    failed: 'The subject could not be added. Please try again.',
    inForm: true,
    stale: subjectQueries,
  });
  const change = useAction(UpdateSubjectDocument, {
    done: 'Subject updated',
    failed: 'The subject could not be updated. Please try again.',
    inForm: true,
    stale: subjectQueries,
  });
  return (
    <FormDialog
      draft={subject ? `subject ${String(subject.id)}` : 'new subject'}
      title={subject ? 'Edit Subject' : 'Add Subject'}
      initialValues={present}
      schema={subjectSchema}
      incompleteText={incompleteText}
      submitLabel={subject ? 'Save changes' : 'Add Subject'}
      busyLabel={subject ? 'Saving...' : 'Adding...'}
      submit={async (values) => {
        const input = written(values);
        if (!subject) return (await add.run({ input })).failure;
        const changes = changesOf<CourseCategoryChanges>(input, written(present));
        return (await change.run({ id: subject.id, input: changes })).failure;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField {...form.text('name')} label="Name" autoComplete="off" required />
          <TextArea {...form.text('description')} label="Description" hint="Optional" rows={2} />
        </>
      )}
    </FormDialog>
  );
}

const written = ({ name, description }: Omit<Subject, 'id'>) => ({
  name: name.trim(),
  description: description.trim(),
});

const subjectSchema = object({
  name: textRule('Name is required', CourseCategoryLimits.name),
  description: textUpTo(CourseCategoryLimits.description),
});

const CreateSubjectDocument = graphql(`
  mutation CreateSubject($input: CourseCategoryInput!) {
    createCourseCategory(input: $input) {
      id
      name
      description
    }
  }
`);

const UpdateSubjectDocument = graphql(`
  mutation UpdateSubject($id: Int!, $input: CourseCategoryChanges!) {
    updateCourseCategory(id: $id, input: $input) {
      id
      name
      description
    }
  }
`);
